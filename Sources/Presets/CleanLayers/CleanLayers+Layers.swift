extension CleanLayersText {
  /// What the layers are: tags, and the head of the text.
  static let layers = #"""
    version: 1

    sources:
      exclude: "${exclude}"

    # A file belongs to the layer of the outermost layer's folder around it, at any depth. Write a
    # tag of the same name to say it in another way: the rules follow.
    tags:
      # Previews, stand-ins and tests see everything, and belong to no layer.
      gt-left-out: "path:**/${left-out-folders}/**"
      gt-presentation:
        any: "path:${app-folder}/**/${presentation-folder}/**"
        not:
          - "tag:gt-left-out"
          - "path:**/{${domain-folder},${data-folder},${data-interface-folder},\
             ${container-folder},${flows-folder}}\
             /**/${presentation-folder}/**"
          - "type:*${flow-suffix}"
      gt-domain:
        any: "path:${app-folder}/**/${domain-folder}/**"
        not:
          - "tag:gt-left-out"
          - "path:**/{${presentation-folder},${data-folder},${data-interface-folder},\
             ${container-folder},${flows-folder}}\
             /**/${domain-folder}/**"
      gt-data:
        any: "path:${app-folder}/**/${data-folder}/**"
        not:
          - "tag:gt-left-out"
          - "path:**/{${presentation-folder},${domain-folder},${data-interface-folder},\
             ${container-folder},${flows-folder}}\
             /**/${data-folder}/**"
      gt-data-interface:
        any: "path:${app-folder}/**/${data-interface-folder}/**"
        not:
          - "tag:gt-left-out"
          - "path:**/{${presentation-folder},${domain-folder},${data-folder},\
             ${container-folder},${flows-folder}}\
             /**/${data-interface-folder}/**"
      gt-containers:
        any: ["path:${app-folder}/**/${container-folder}/**", "type:*${container-suffix}"]
        not: "tag:gt-left-out"
      gt-flows:
        any: "path:${app-folder}/**/${flows-folder}/**"
        not:
          - "tag:gt-left-out"
          - "path:**/{${presentation-folder},${domain-folder},${data-folder},\
             ${data-interface-folder},${container-folder}}\
             /**/${flows-folder}/**"
      gt-shared:
        any: "path:${app-folder}/**/${shared-folder}/**"
        not: ["tag:gt-left-out", "path:**/${features-folder}/*/**/${shared-folder}/**"]
      gt-use-cases:
        any: "type:*${use-case-suffix}"
        not: ["tag:gt-left-out", "kind:protocol"]
      gt-view-models:
        any: "type:*${view-model-suffix}"
        not: ["tag:gt-left-out", "kind:protocol"]
      gt-views:
        any: ["conforms-to:${view-protocols}", "inherits-from:{UIView,UIViewController}"]
        not: "tag:gt-left-out"
      gt-interfaces:
        all: ["tag:gt-domain", "path:**/${interfaces-folder}/**", "kind:protocol"]
      gt-flow-types:
        all: "type:*${flow-suffix}"
        not: ["tag:gt-left-out", "kind:protocol"]

      # What rules speak of together.
      gt-layers: ["tag:gt-presentation", "tag:gt-domain", "tag:gt-data", "tag:gt-data-interface"]
      gt-data-side: ["tag:gt-data", "tag:gt-data-interface"]
      gt-screen-side: ["tag:gt-presentation", "tag:gt-flows"]
      gt-screens: ["tag:gt-presentation", "tag:gt-view-models"]
      gt-screen-views:
        all: "tag:gt-views"
        any: ["tag:gt-presentation", "tag:gt-shared"]
      gt-domain-but-protocols:
        all: "tag:gt-domain"
        not: "kind:protocol"
      gt-beyond-view-models:
        - "tag:gt-use-cases"
        - "tag:gt-interfaces"
        - "tag:gt-data-side"
        - "tag:gt-containers"
        - "type:*${flow-suffix}"
        - "type:{${flow-delegate},${flow-step}}"

    rules:

    """#
}
