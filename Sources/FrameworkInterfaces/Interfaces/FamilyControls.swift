/// What is known of the module `FamilyControls`.
let familyControlsInterface = #"""
  extension View {
    func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View
  }
  """#
