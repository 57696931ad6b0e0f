/// What is known of the module `Translation`.
let translationInterface = #"""
  extension View {
    func translationPresentation(isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge = nil, replacementAction: ((String) -> Void)? = nil) -> some View
    func translationTask(_ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void) -> some View
    func translationTask(source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping (TranslationSession) async -> Void) -> some View
  }
  """#
