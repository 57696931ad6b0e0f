/// What is known of the module `MusicKit`.
let musicKitInterface = #"""
  extension View {
    func musicSubscriptionOffer(isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = nil, onLoadCompletion: @escaping ((any Error)?) -> Void = nil) -> some View
  }
  """#
