/// The version of archcheck, as `--version` and reports print it.
package let archcheckVersion = "0.1.0"
