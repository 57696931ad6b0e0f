/// Chooses between the two forms.
final class CheckoutProxy {  // expect: sdk-split/proxy-not-needed
  var usesNewForm = false
}
