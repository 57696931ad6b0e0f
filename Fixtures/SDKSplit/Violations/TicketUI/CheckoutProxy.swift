/// Chooses between the two forms.
final class CheckoutProxy {  // expect: sdk-proxy-not-needed
  var usesNewForm = false
}
