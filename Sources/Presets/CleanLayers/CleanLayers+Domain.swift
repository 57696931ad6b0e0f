extension CleanLayersText {
  /// What use cases, interfaces, entities and repositories are like.
  static let domain = #"""
      # --- Use cases

      gt-usecase-single-exposed-method:
        declarations:
          of: "tag:gt-use-cases"
          kind: [class, struct, actor]
          must: { members: [{ kind: function, access: at-least internal, exactly: 1 }] }
        because: A use case does one thing. Two methods are two use cases.

      gt-usecase-single-exposed-property:
        declarations:
          of: "tag:gt-use-cases"
          inside: "*${use-case-suffix}"
          kind: variable
          access: at-least internal
          forbid: true
        because: A use case is asked by its one method; what it is made of is its own.

      gt-usecase-returns-anypublisher:
        declarations:
          of: "tag:gt-use-cases"
          inside: "*${use-case-suffix}"
          kind: function
          access: at-least internal
          must: { type: "*${publisher}<*>" }
        because: What is shown follows what changes; an answer given once grows old on the screen.

      gt-usecase-input-not-publisher:
        declarations:
          of: "tag:gt-use-cases"
          inside: "*${use-case-suffix}"
          kind: function
          access: at-least internal
          must-not:
            parameters: { type: ["*Publisher", "*Publisher<*", "*Subject<*", "*Subject"] }
        because: Input is what the user chose; who asks again when it changes is the view model.

      gt-usecase-returns-domain-model:
        declarations:
          of: "tag:gt-use-cases"
          inside: "*${use-case-suffix}"
          kind: function
          access: at-least internal
          type: "*${publisher}<*>"
          must: { type: ["*${domain-model-suffix}*", "*<Void, *>", "*<Never, *>"] }
        severity: warning
        because: A model of the domain says what is meant, a text or a number does not.

      gt-usecase-no-usecase:
        independence:
          of:
            all: "type:{name}${use-case-suffix}"
            not: ["tag:gt-left-out", "kind:protocol"]
        because: Use cases that call each other can no longer be understood one by one.

      gt-usecase-depends-on-interfaces-only:
        declarations:
          of: "tag:gt-use-cases"
          inside: "*${use-case-suffix}"
          kind: variable
          is: stored
          is-not: static
          must: { made-of: [protocol, built-in, closure, generic, "*${domain-model-suffix}"] }
        because: A use case rests on what it needs done, never on who does it.

      gt-usecase-has-interface:
        declarations:
          of: "tag:gt-use-cases"
          kind: [class, struct, actor]
          must: { members: [{ kind: variable, is: stored, made-of: [protocol, generic] }] }
        because: A use case joins what interfaces offer; without one there is nothing to join.

      gt-usecase-naming:
        declarations:
          of:
            any:
              - all: ["tag:gt-domain", "path:**/${use-cases-folder}/**"]
                any: ["kind:class", "kind:actor"]
              - "tag:gt-use-cases"
          kind: [class, struct, enum, actor]
          access: at-least internal
          must:
            name: "*${use-case-suffix}"
            file: "**/${domain-folder}/**/${use-cases-folder}/**"
        because: Use cases are looked for by their name and in their folder.

      gt-usecase-verb-name:
        declarations:
          of: "tag:gt-use-cases"
          kind: [class, struct, actor]
          must: { name: "${verbs}[A-Z]*" }
        severity: info
        because: A use case is named after what the user does.

      # --- Interfaces, entities, data

      gt-interface-naming:
        declarations:
          of:
            all: "tag:gt-domain"
            any:
              - "path:**/${interfaces-folder}/**"
              - "type:*${repository-suffix}${interface-suffix}"
          kind: protocol
          access: at-least internal
          must: { name: "*${interface-suffix}", file: "**/${interfaces-folder}/**" }
        because: The name and the folder say that others implement it.

      gt-interface-single-publisher:
        declarations:
          of: "tag:gt-interfaces"
          inside: "*"
          kind: function
          is: requirement
          must: { type: "*${publisher}<*>" }
          must-not:
            parameters: { type: ["*Publisher", "*Publisher<*", "*Subject<*", "*Subject"] }
        because: One question, one publisher that answers it; what is asked for is said plainly.

      gt-interface-implemented:
        declarations:
          of: "tag:gt-interfaces"
          kind: protocol
          name: "{interface}"
          counterpart:
            of: "tag:gt-data-side"
            kind: [class, struct, enum, actor]
            conforms-to: "{interface}"
        because: An interface that the data layer does not implement cannot be served.

      gt-datadomain-implements-interfaces:
        declarations:
          of: "tag:gt-data-interface"
          kind: [class, actor]
          access: at-least internal
          must: { conforms-to: "*${interface-suffix}" }
        because: This layer is there to implement the interfaces of the domain.

      gt-domainmodel-naming:
        declarations:
          of:
            any:
              - all: ["tag:gt-domain", "path:**/${entities-folder}/**"]
                any: ["kind:struct", "kind:class"]
              - all: "type:*${domain-model-suffix}"
                not: ["tag:gt-left-out", "kind:protocol"]
          kind: [class, struct, enum, actor]
          access: at-least internal
          must:
            name: "*${domain-model-suffix}"
            file: "**/${domain-folder}/**/${entities-folder}/**"
        because: Name and folder tell the models of the domain from those of the data.

      gt-suffix-in-layer:
        declarations:
          of: { not: "tag:gt-left-out" }
          kind: [class, struct, enum, actor]
          access: at-least internal
          name: ["*${repository-suffix}", "*${data-model-suffix}", "*${view-model-suffix}"]
          must:
            - name: "*${repository-suffix}"
              file: ["**/${data-folder}/**", "**/${data-interface-folder}/**"]
            - { name: "*${data-model-suffix}", file: "**/${data-folder}/**" }
            - name: "*${view-model-suffix}"
              file: ["**/${presentation-folder}/**", "**/${shared-folder}/**"]
        because: The end of a name says what a type is for, and so where it belongs.

      gt-repository-single-datamodel:
        declarations:
          of: { all: "type:*${repository-suffix}", any: "tag:gt-data" }
          inside: "{repository}"
          kind: function
          access: at-least internal
          counting: "*${data-model-suffix}"
          at-most: 1
        because: A repository is about one kind of thing. Two kinds are two repositories.

      gt-repository-storage-inside:
        protect:
          of:
            all: "tag:gt-data"
            any:
              - "inherits-from:${storage-classes}"
              - all: "conforms-to:${storage-protocols}"
                any: ["kind:class", "kind:struct"]
            not: "type:*${data-model-suffix}"
          from: ["tag:gt-data", "tag:gt-containers"]
        except:
          - { from: "tag:gt-left-out", may-be-empty: true, because: Tests build what they need. }
        because: What the database and the service look like is known to the data layer alone.

    """#
}
