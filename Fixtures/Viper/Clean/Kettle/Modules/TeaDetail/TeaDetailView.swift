protocol TeaDetailViewInput: AnyObject {
  func show(minutes: String)
}

protocol TeaDetailViewOutput: AnyObject {
  func viewIsReady()
}
