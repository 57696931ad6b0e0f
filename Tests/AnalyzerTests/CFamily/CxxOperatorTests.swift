import ArchTestSupport
import Testing

@Suite("Operators of C++")
struct CxxOperatorTests {
  private func references(_ text: String) -> [String] {
    let prefix = "M/use.cpp:"
    return SwiftProject(text).referenceLines.compactMap { line in
      line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
  }

  private func operators(_ text: String) -> [String] {
    references(text).filter { $0.contains("operator") }
  }

  private static let clay = """
    --- M/clay.hpp
    namespace kiln {
    class Clay {
     public:
      Clay &operator=(const Clay &other);
      Clay &operator+=(int grams);
      bool operator!() const;
      int operator[](int layer) const;
      int operator()(int hours) const;
      bool isWet;
    };
    bool operator==(const Clay &one, const Clay &other);
    Clay operator+(const Clay &one, const Clay &other);
    Clay operator*(int times, const Clay &clay);
    Clay operator-(const Clay &clay);
    enum Tone { dark, light };
    Tone operator|(Tone one, Tone other);
    Clay *find(int number);
    Clay make();
    }
    --- M/use.cpp
    #include "clay.hpp"
    using namespace kiln;

    """

  @Test("mean the functions that their operands lead to")
  func meant() {
    let found = operators(
      Self.clay + """
        bool a(Clay x, const Clay &y) { return x == y; }
        void b(Clay x, Clay y) { x = y; x += 2; }
        int c(Clay x) { return x[1] + x(2); }
        bool d(Clay *x) { return !*x; }
        bool e(Clay x, Clay y) { return (x + 2 * y).isWet; }
        Tone f(Tone tone) { return tone | light; }
        bool g(Clay x) { return (-x).isWet == make().isWet; }
        """)
    #expect(
      found == [
        "3 operator== -> M.kiln::operator==", "4 operator= -> M.kiln::Clay",
        "4 operator+= -> M.kiln::Clay", "5 operator[] -> M.kiln::Clay",
        "5 operator() -> M.kiln::Clay", "6 operator! -> M.kiln::Clay",
        "7 operator+ -> M.kiln::operator+", "7 operator* -> M.kiln::operator*",
        "8 operator| -> M.kiln::operator|", "9 operator- -> M.kiln::operator-",
      ])
  }

  @Test("bind as the language says, and are known as members of what they give")
  func binding() {
    let found = references(
      Self.clay + """
        void run(Clay x, Clay y, bool is) {
          (is ? x : x + y).isWet;
          bool one = x + y == y && is;
          bool two = x.isWet == y.isWet;
          x = y = x + -y;
          auto sum = x + y;
          sum.isWet = is;
          x += 1 + 2, y += 3;
        }
        """
    ).filter { !$0.contains("kiln::Clay") || $0.contains("operator") || $0.contains("4 ") }
    #expect(
      found == [
        "4 operator+ -> M.kiln::operator+", "4 isWet -> M.kiln::Clay",
        "5 operator+ -> M.kiln::operator+", "5 operator== -> M.kiln::operator==",
        "7 operator= -> M.kiln::Clay", "7 operator= -> M.kiln::Clay",
        "7 operator+ -> M.kiln::operator+", "7 operator- -> M.kiln::operator-",
        "8 operator+ -> M.kiln::operator+", "10 operator+= -> M.kiln::Clay",
        "10 operator+= -> M.kiln::Clay",
      ])
  }

  @Test("of pointers, arrays and numbers are the language's own")
  func language() {
    let found = operators(
      Self.clay + """
        typedef Clay *ClayRef;
        struct Shelf { Clay *first; Clay all[3]; ClayRef last; bool is(Clay *other); };
        bool Shelf::is(Clay *other) { return first == other || last == other || all == first; }
        bool a(Clay *x, Clay *y) { x = y; return x == y || !x || &*x == find(1) || x[0].isWet; }
        bool b(ClayRef x) { auto y = find(2); y = new Clay; return y == x; }
        int c(int i, int j) { int k = i + j; return k == i * j; }
        """)
    #expect(found == [])
  }

  @Test("are told apart by their operands, and a class assigns by itself alone")
  func overloads() {
    let found = operators(
      """
      --- M/pot.hpp
      class Glaze {};
      class Pot { public: Pot &operator=(const Glaze &glaze); Pot &operator=(int number); };
      class Jug : public Pot {};
      struct Lid { friend bool operator<(const Lid &one, const Lid &other) { return true; } };
      --- M/other.hpp
      #include "pot.hpp"
      bool operator<(const Pot &one, const Glaze &other);
      bool operator<(const Pot &one, const Pot &other);
      --- M/unseen.hpp
      #include "pot.hpp"
      bool operator>(const Pot &one, const Pot &other);
      --- M/use.cpp
      #include "other.hpp"
      void run(Pot pot, Jug jug, Glaze glaze, Lid lid) {
        jug = jug; pot = glaze;
        bool one = jug < pot;
        bool two = pot < glaze;
        bool three = pot > pot;
        bool four = lid < lid;
      }
      """)
    #expect(
      found == [
        "3 operator= -> M.Pot", "4 operator< -> M.operator<", "5 operator< -> M.operator<",
        "7 operator< -> M.Lid",
      ])
  }

  @Test("of templates give what their arguments say, and loops go through the project's containers")
  func containers() {
    let found = references(
      """
      --- M/shelf.hpp
      #include <list>
      #include <map>
      struct Pot { int size; void fill(); };
      template <class T> class Row {
       public:
        using Iterator = typename std::list<T>::iterator;
        using Constant = typename std::list<T>::const_iterator;
        Iterator begin();
        Constant begin() const;
        T &operator[](int index);
      };
      template <class K, class V> class Table {
       public:
        typename std::map<K, V>::const_iterator begin() const;
        V &operator[](const K &key);
      };
      class Shelf : public Table<int, Pot> {};
      struct Walk { Pot &operator*(); };
      struct Hall { Walk begin(); };
      --- M/use.cpp
      #include "shelf.hpp"
      void a(Row<Pot> row) { for (auto &pot : row) pot.fill(); }
      void b(Shelf shelf) { for (const auto &[number, pot] : shelf) pot.size; }
      void c(Row<Pot *> row) { for (auto it = row.begin(); it != row.end(); ++it) (*it)->fill(); }
      void d(Shelf shelf) { shelf[3].fill(); auto it = shelf.begin(); it->second.fill(); }
      void e(Hall hall) { for (auto &pot : hall) { pot.fill(); } }
      """
    ).filter { $0.hasSuffix("fill -> M.Pot") || $0.hasSuffix("size -> M.Pot") }
    #expect(
      found == [
        "2 fill -> M.Pot", "3 size -> M.Pot", "4 fill -> M.Pot", "5 fill -> M.Pot",
        "5 fill -> M.Pot", "6 fill -> M.Pot",
      ])
  }
}
