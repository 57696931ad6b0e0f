extension CleanLayersText {
  /// Where files lie, in which order attributes stand, and how tests are written.
  static let conventions = #"""
      # --- Folders and files

      gt-feature-folders:
        structure:
          each: "${app-folder}/**/${features-folder}/{feature}"
          requires:
            - "${data-folder}/"
            - "${data-interface-folder}/"
            - "${container-folder}/"
            - "${domain-folder}/"
            - "${presentation-folder}/"
        except: &tests
          - { of: "tag:gt-left-out", may-be-empty: true, because: Tests are laid out as they like. }
        severity: warning
        because: Whoever knows one feature finds the way in all of them.

      gt-domain-folders:
        structure:
          each: "${app-folder}/**/${features-folder}/{feature}/**/${domain-folder}"
          requires: ["${entities-folder}/", "${interfaces-folder}/", "${use-cases-folder}/"]
        except: *tests
        severity: warning
        because: A domain is what there is, what is asked of others, and what can be done.

      gt-dependencycontainer-files:
        structure:
          each: "${app-folder}/**/${features-folder}/{feature}/**/${container-folder}"
          requires: "${container-files}"
        except: *tests
        severity: warning
        because: Flows find the same entry, and the same two containers behind it, in each feature.

      gt-feature-file-outside-layers:
        structure:
          each: "${app-folder}/**/${features-folder}/{feature}"
          files: "**/*.{swift,m,mm,h}"
          in:
            - "**/${data-folder}/"
            - "**/${data-interface-folder}/"
            - "**/${container-folder}/"
            - "**/${domain-folder}/"
            - "**/${presentation-folder}/"
        except: *tests
        because: A file outside of the layers obeys no rule of any layer.

      # --- Attributes

      gt-attribute-explicit-type:
        declarations:
          of: { not: "tag:gt-left-out" }
          inside: "*"
          inside-kind: [class, struct, actor]
          kind: variable
          is: stored
          must: [{ is: annotated }, { attribute: "{Environment,Namespace}" }]
        severity: warning
        because: What a type is made of can be read without knowing what its values come from.

      gt-attribute-group-order:
        declarations:
          of: { not: "tag:gt-left-out" }
          kind: [class, struct, actor]
          must:
            member-order: [{ is: static }, { is-not: [static, wrapped] }, { is: wrapped }]
        severity: warning
        because: Whoever reads one type knows where to look in the next one.

      gt-attribute-inner-order:
        declarations:
          of: { not: "tag:gt-left-out" }
          kind: [class, struct, actor]
          must:
            member-groups: [{ is: static }, { is-not: [static, wrapped] }, { is: wrapped }]
            member-order:
              - - { access: private }
                - { access: fileprivate }
                - { access: internal }
                - { access: package }
                - { access: public }
              - [{ is: constant }, { is-not: constant }]
        severity: warning
        because: What is hidden comes first, and what never changes before what does.

      # --- Tests

      gt-behavior-test-given-when-then:
        declarations:
          of: "*"
          kind: function
          level: any
          attribute: 'Test("*'
          must: { attribute: "Test(*Given*When*Then*)" }
        roles: [test, production, tool]
        severity: warning
        because: A test of what the app does says what is given, what happens, and what comes of it.

      gt-realm-test-mainactor:
        declarations:
          of: { any: "*", not: "attribute:MainActor" }
          inside: "*"
          kind: function
          attribute: ["Test", "Test(*"]
          uses: ["symbol:${realm-types}", "type:${realm-types}"]
          must: { attribute: MainActor }
        roles: [test, production, tool]
        severity: warning
        because: Realm tells of changes on the thread that asked, which has to keep running.

    """#
}
