/// What is known of the module `Security`.
let securityInterface = #"""
  // exports: Foundation
  struct AuthorizationFlags: OptionSet {
    static var defaults: AuthorizationFlags { get }
    static var destroyRights: AuthorizationFlags { get }
    static var extendRights: AuthorizationFlags { get }
    init(rawValue: Int32)
    static var interactionAllowed: AuthorizationFlags { get }
    static var noData: AuthorizationFlags { get }
    static var partialRights: AuthorizationFlags { get }
    static var preAuthorize: AuthorizationFlags { get }
    var rawValue: Int32 { get }
    static var skipInternalAuth: AuthorizationFlags { get }
  }
  struct AuthorizationItem {
    var flags: Int32
    init()
    init(name: UnsafeMutableRawPointer, valueLen: Int, value: UnsafeMutableRawPointer, flags: Int32)
    var name: UnsafeMutableRawPointer
    var value: UnsafeMutableRawPointer
    var valueLen: Int
  }
  struct AuthorizationItemSet {
    var count: Int32
    init()
    init(count: Int32)
  }
  enum AuthorizationStatus: Int32 {
    case success, invalidSet, invalidRef, invalidTag, invalidPointer, denied, canceled, interactionNotAllowed, `internal`, externalizeNotAllowed, internalizeNotAllowed, invalidFlags, toolExecuteFailure, toolEnvironmentError, badAddress
  }
  struct SecAccessControlCreateFlags: OptionSet {
    static var and: SecAccessControlCreateFlags { get }
    static var applicationPassword: SecAccessControlCreateFlags { get }
    static var biometryAny: SecAccessControlCreateFlags { get }
    static var biometryCurrentSet: SecAccessControlCreateFlags { get }
    static var companion: SecAccessControlCreateFlags { get }
    static var devicePasscode: SecAccessControlCreateFlags { get }
    init(rawValue: UInt)
    static var or: SecAccessControlCreateFlags { get }
    static var privateKeyUsage: SecAccessControlCreateFlags { get }
    var rawValue: UInt { get }
    static var touchIDAny: SecAccessControlCreateFlags { get }
    static var touchIDCurrentSet: SecAccessControlCreateFlags { get }
    static var userPresence: SecAccessControlCreateFlags { get }
    static var watch: SecAccessControlCreateFlags { get }
  }
  enum SecAccessible: Int32 {
    case invalid, whenUnlocked, afterFirstUnlock, always, whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly, whenPasscodeSetThisDeviceOnly
  }
  enum SecAuthenticationType: Int32 {
    case invalid, any, ntlm, msn, dpa, rpa, httpBasic, httpDigest, htmlForm, `default`
  }
  struct SecAuthenticationUI: RawRepresentable, Hashable {
    static var allow: SecAuthenticationUI { get }
    static var fail: SecAuthenticationUI { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var skip: SecAuthenticationUI { get }
  }
  struct SecKeyAlgorithm: RawRepresentable, Hashable {
    static var ecdhKeyExchangeCofactor: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeCofactorX963SHA1: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeCofactorX963SHA224: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeCofactorX963SHA256: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeCofactorX963SHA384: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeCofactorX963SHA512: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandard: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandardX963SHA1: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandardX963SHA224: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandardX963SHA256: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandardX963SHA384: SecKeyAlgorithm { get }
    static var ecdhKeyExchangeStandardX963SHA512: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754SHA1: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754SHA224: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754SHA256: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754SHA384: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestRFC4754SHA512: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962SHA1: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962SHA224: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962SHA256: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962SHA384: SecKeyAlgorithm { get }
    static var ecdsaSignatureDigestX962SHA512: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageRFC4754SHA1: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageRFC4754SHA224: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageRFC4754SHA256: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageRFC4754SHA384: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageRFC4754SHA512: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageX962SHA1: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageX962SHA224: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageX962SHA384: SecKeyAlgorithm { get }
    static var ecdsaSignatureMessageX962SHA512: SecKeyAlgorithm { get }
    static var ecdsaSignatureRFC4754: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorVariableIVX963SHA224AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorVariableIVX963SHA384AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorVariableIVX963SHA512AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorX963SHA1AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorX963SHA224AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorX963SHA384AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionCofactorX963SHA512AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardVariableIVX963SHA224AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardVariableIVX963SHA384AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardVariableIVX963SHA512AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardX963SHA1AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardX963SHA224AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardX963SHA256AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardX963SHA384AESGCM: SecKeyAlgorithm { get }
    static var eciesEncryptionStandardX963SHA512AESGCM: SecKeyAlgorithm { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var rsaEncryptionOAEPSHA1: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA1AESGCM: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA224: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA224AESGCM: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA256: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA256AESGCM: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA384: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA384AESGCM: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA512: SecKeyAlgorithm { get }
    static var rsaEncryptionOAEPSHA512AESGCM: SecKeyAlgorithm { get }
    static var rsaEncryptionPKCS1: SecKeyAlgorithm { get }
    static var rsaEncryptionRaw: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15Raw: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15SHA1: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15SHA224: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15SHA256: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15SHA384: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPKCS1v15SHA512: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPSSSHA1: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPSSSHA224: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPSSSHA256: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPSSSHA384: SecKeyAlgorithm { get }
    static var rsaSignatureDigestPSSSHA512: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePKCS1v15SHA1: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePKCS1v15SHA224: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePKCS1v15SHA384: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePKCS1v15SHA512: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePSSSHA1: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePSSSHA224: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePSSSHA256: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePSSSHA384: SecKeyAlgorithm { get }
    static var rsaSignatureMessagePSSSHA512: SecKeyAlgorithm { get }
    static var rsaSignatureRaw: SecKeyAlgorithm { get }
  }
  struct SecKeyClass: RawRepresentable, Hashable {
    init(rawValue: String)
    static var `private`: SecKeyClass { get }
    static var `public`: SecKeyClass { get }
    var rawValue: String { get }
    static var symmetric: SecKeyClass { get }
  }
  enum SecKeyOperationType: Int {
    case sign, verify, encrypt, decrypt, keyExchange
  }
  struct SecKeyType: RawRepresentable, Hashable {
    static var ec: SecKeyType { get }
    static var ecsecPrimeRandom: SecKeyType { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var rsa: SecKeyType { get }
  }
  enum SecKind: Int32 {
    case internetPassword, genericPassword, certificate, key, identity
  }
  enum SecPadding: Int32 {
    case none, pkcs1, oaep, raw, pkcs1SHA1, pkcs1SHA224, pkcs1SHA256, pkcs1SHA384, pkcs1SHA512
  }
  enum SecProtocol: Int32 {
    case invalid, ftp, ftpAccount, http, irc, nntp, pop3, smtp, socks, imap, ldap, appleTalk, afp, telnet, ssh, ftps, https, httpProxy, httpsProxy, ftpProxy, smb, rtsp, rtspProxy, daap, eppc, ipp, nntps, ldaps, telnets, imaps, ircs, pop3s
  }
  struct SecRevocation: OptionSet {
    static var crlMethod: SecRevocation { get }
    init(rawValue: UInt)
    static var networkAccessDisabled: SecRevocation { get }
    static var ocspMethod: SecRevocation { get }
    static var preferCRL: SecRevocation { get }
    var rawValue: UInt { get }
    static var requirePositiveResponse: SecRevocation { get }
    static var useAnyAvailableMethod: SecRevocation { get }
  }
  enum SecStatusCode: Int32 {
    case success, unimplemented, diskFull, io, opWr, param, writePermissions, allocate, userCanceled, badReq, internalComponent, coreFoundationUnknown, notAvailable, readOnly, authFailed, noSuchKeyChain, invalidKeyChain, duplicateKeyChain, duplicateItem, itemNotFound, interactionNotAllowed, decode, duplicateCallback, invalidCallback, bufferTooSmall, dataTooLarge, noSuchAttribute, invalidItemRef, invalidSearchRef, noSuchClass, noDefaultKeychain, readOnlyAttribute, wrongSecVersion, keySizeNotAllowed, noStorageModule, noCertificateModule, noPolicyModule, interactionRequired, dataNotAvailable, dataNotModifiable, createChainFailed, invalidPrefsDomain, inDarkWake, aclNotSimple, policyNotFound, invalidTrustSetting, noAccessForItem, invalidOwnerEdit, trustNotAvailable, unsupportedFormat, unknownFormat, keyIsSensitive, multiplePrivateKeys, passphraseRequired, invalidPasswordRef, invalidTrustSettings, noTrustSettings, pkcs12VerifyFailure, notSigner, missingEntitlement, restrictedAPI, serviceNotAvailable, insufficientClientID, deviceReset, deviceFailed, appleAddAppACLSubject, applePublicKeyIncomplete, appleSignatureMismatch, appleInvalidKeyStartDate, appleInvalidKeyEndDate, conversionError, appleSSLv2Rollback, quotaExceeded, fileTooBig, invalidDatabaseBlob, invalidKeyBlob, incompatibleDatabaseBlob, incompatibleKeyBlob, hostNameMismatch, unknownCriticalExtensionFlag, noBasicConstraints, noBasicConstraintsCA, invalidAuthorityKeyID, invalidSubjectKeyID, invalidKeyUsageForPolicy, invalidExtendedKeyUsage, invalidIDLinkage, pathLengthConstraintExceeded, invalidRoot, crlExpired, crlNotValidYet, crlNotFound, crlServerDown, crlBadURI, unknownCertExtension, unknownCRLExtension, crlNotTrusted, crlPolicyFailed, idpFailure, smimeEmailAddressesNotFound, smimeBadExtendedKeyUsage, smimeBadKeyUsage, smimeKeyUsageNotCritical, smimeNoEmailAddress, smimeSubjAltNameNotCritical, sslBadExtendedKeyUsage, ocspBadResponse, ocspBadRequest, ocspUnavailable, ocspStatusUnrecognized, endOfData, incompleteCertRevocationCheck, networkFailure, ocspNotTrustedToAnchor, recordModified, ocspSignatureError, ocspNoSigner, ocspResponderMalformedReq, ocspResponderInternalError, ocspResponderTryLater, ocspResponderSignatureRequired, ocspResponderUnauthorized, ocspResponseNonceMismatch, codeSigningBadCertChainLength, codeSigningNoBasicConstraints, codeSigningBadPathLengthConstraint, codeSigningNoExtendedKeyUsage, codeSigningDevelopment, resourceSignBadCertChainLength, resourceSignBadExtKeyUsage, trustSettingDeny, invalidSubjectName, unknownQualifiedCertStatement, mobileMeRequestQueued, mobileMeRequestRedirected, mobileMeServerError, mobileMeServerNotAvailable, mobileMeServerAlreadyExists, mobileMeServerServiceErr, mobileMeRequestAlreadyPending, mobileMeNoRequestPending, mobileMeCSRVerifyFailure, mobileMeFailedConsistencyCheck, notInitialized, invalidHandleUsage, pvcReferentNotFound, functionIntegrityFail, internalError, memoryError, invalidData, mdsError, invalidPointer, selfCheckFailed, functionFailed, moduleManifestVerifyFailed, invalidGUID, invalidHandle, invalidDBList, invalidPassthroughID, invalidNetworkAddress, crlAlreadySigned, invalidNumberOfFields, verificationFailure, unknownTag, invalidSignature, invalidName, invalidCertificateRef, invalidCertificateGroup, tagNotFound, invalidQuery, invalidValue, callbackFailed, aclDeleteFailed, aclReplaceFailed, aclAddFailed, aclChangeFailed, invalidAccessCredentials, invalidRecord, invalidACL, invalidSampleValue, incompatibleVersion, privilegeNotGranted, invalidScope, pvcAlreadyConfigured, invalidPVC, emmLoadFailed, emmUnloadFailed, addinLoadFailed, invalidKeyRef, invalidKeyHierarchy, addinUnloadFailed, libraryReferenceNotFound, invalidAddinFunctionTable, invalidServiceMask, moduleNotLoaded, invalidSubServiceID, attributeNotInContext, moduleManagerInitializeFailed, moduleManagerNotFound, eventNotificationCallbackNotFound, inputLengthError, outputLengthError, privilegeNotSupported, deviceError, attachHandleBusy, notLoggedIn, algorithmMismatch, keyUsageIncorrect, keyBlobTypeIncorrect, keyHeaderInconsistent, unsupportedKeyFormat, unsupportedKeySize, invalidKeyUsageMask, unsupportedKeyUsageMask, invalidKeyAttributeMask, unsupportedKeyAttributeMask, invalidKeyLabel, unsupportedKeyLabel, invalidKeyFormat, unsupportedVectorOfBuffers, invalidInputVector, invalidOutputVector, invalidContext, invalidAlgorithm, invalidAttributeKey, missingAttributeKey, invalidAttributeInitVector, missingAttributeInitVector, invalidAttributeSalt, missingAttributeSalt, invalidAttributePadding, missingAttributePadding, invalidAttributeRandom, missingAttributeRandom, invalidAttributeSeed, missingAttributeSeed, invalidAttributePassphrase, missingAttributePassphrase, invalidAttributeKeyLength, missingAttributeKeyLength, invalidAttributeBlockSize, missingAttributeBlockSize, invalidAttributeOutputSize, missingAttributeOutputSize, invalidAttributeRounds, missingAttributeRounds, invalidAlgorithmParms, missingAlgorithmParms, invalidAttributeLabel, missingAttributeLabel, invalidAttributeKeyType, missingAttributeKeyType, invalidAttributeMode, missingAttributeMode, invalidAttributeEffectiveBits, missingAttributeEffectiveBits, invalidAttributeStartDate, missingAttributeStartDate, invalidAttributeEndDate, missingAttributeEndDate, invalidAttributeVersion, missingAttributeVersion, invalidAttributePrime, missingAttributePrime, invalidAttributeBase, missingAttributeBase, invalidAttributeSubprime, missingAttributeSubprime, invalidAttributeIterationCount, missingAttributeIterationCount, invalidAttributeDLDBHandle, missingAttributeDLDBHandle, invalidAttributeAccessCredentials, missingAttributeAccessCredentials, invalidAttributePublicKeyFormat, missingAttributePublicKeyFormat, invalidAttributePrivateKeyFormat, missingAttributePrivateKeyFormat, invalidAttributeSymmetricKeyFormat, missingAttributeSymmetricKeyFormat, invalidAttributeWrappedKeyFormat, missingAttributeWrappedKeyFormat, stagedOperationInProgress, stagedOperationNotStarted, verifyFailed, querySizeUnknown, blockSizeMismatch, publicKeyInconsistent, deviceVerifyFailed, invalidLoginName, alreadyLoggedIn, invalidDigestAlgorithm, invalidCRLGroup, certificateCannotOperate, certificateExpired, certificateNotValidYet, certificateRevoked, certificateSuspended, insufficientCredentials, invalidAction, invalidAuthority, verifyActionFailed, invalidCertAuthority, invalidCRLAuthority, invalidCRLEncoding, invalidCRLType, invalidCRL, invalidFormType, invalidID, invalidIdentifier, invalidIndex, invalidPolicyIdentifiers, invalidTimeString, invalidReason, invalidRequestInputs, invalidResponseVector, invalidStopOnPolicy, invalidTuple, multipleValuesUnsupported, notTrusted, noDefaultAuthority, rejectedForm, requestLost, requestRejected, unsupportedAddressType, unsupportedService, invalidTupleGroup, invalidBaseACLs, invalidTupleCredentials, invalidEncoding, invalidValidityPeriod, invalidRequestor, requestDescriptor, invalidBundleInfo, invalidCRLIndex, noFieldValues, unsupportedFieldFormat, unsupportedIndexInfo, unsupportedLocality, unsupportedNumAttributes, unsupportedNumIndexes, unsupportedNumRecordTypes, fieldSpecifiedMultiple, incompatibleFieldFormat, invalidParsingModule, databaseLocked, datastoreIsOpen, missingValue, unsupportedQueryLimits, unsupportedNumSelectionPreds, unsupportedOperator, invalidDBLocation, invalidAccessRequest, invalidIndexInfo, invalidNewOwner, invalidModifyMode, missingRequiredExtension, extendedKeyUsageNotCritical, timestampMissing, timestampInvalid, timestampNotTrusted, timestampServiceNotAvailable, timestampBadAlg, timestampBadRequest, timestampBadDataFormat, timestampTimeNotAvailable, timestampUnacceptedPolicy, timestampUnacceptedExtension, timestampAddInfoNotAvailable, timestampSystemFailure, signingTimeMissing, timestampRejection, timestampWaiting, timestampRevocationWarning, timestampRevocationNotification, certificatePolicyNotAllowed, certificateNameNotAllowed, certificateValidityPeriodTooLong, certificateIsCA
  }
  struct SecTokenID: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var secureEnclave: SecTokenID { get }
  }
  enum SecTrustResultType: Int32 {
    case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, resultOtherError
  }
  enum SslAuthenticate: Int32 {
    case never, always, `try`
  }
  enum SslCipherSuiteGroup: Int32 {
    case `default`, compatibility, legacy, ats, atsCompatibility
  }
  enum SslClientCertificateState: Int32 {
    case none, requested, sent, rejected
  }
  enum SslConnectionType: Int32 {
    case stream, datagram
  }
  enum SslProtocol: Int32 {
    case unknown, ssl_3_0, tls_1_0, tls_1_1, tls_1_2, dtls_1_0, tls_1_3, dtls_1_2, ssl_2_0, ssl_3_0_only, tls_1_0_only, all
  }
  enum SslProtocolSide: Int32 {
    case server, client
  }
  struct SslSessionConfig: RawRepresentable, Hashable {
    static var atSv1: SslSessionConfig { get }
    static var atSv1_noPFS: SslSessionConfig { get }
    static var config_3DES_fallback: SslSessionConfig { get }
    static var config_anonymous: SslSessionConfig { get }
    static var config_default: SslSessionConfig { get }
    static var config_legacy: SslSessionConfig { get }
    static var config_legacy_DHE: SslSessionConfig { get }
    static var config_standard: SslSessionConfig { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var rc4_fallback: SslSessionConfig { get }
    static var tlSv1_3DES_fallback: SslSessionConfig { get }
    static var tlSv1_RC4_fallback: SslSessionConfig { get }
    static var tlSv1_fallback: SslSessionConfig { get }
  }
  enum SslSessionOption: Int32 {
    case breakOnServerAuth, breakOnCertRequested, breakOnClientAuth, falseStart, sendOneByteRecord, allowServerIdentityChange, fallback, breakOnClientHello, allowRenegotiation, enableSessionTickets
  }
  enum SslSessionState: Int32 {
    case invalid, idle, handshake, connected, closed, aborted
  }
  enum SslSessionStrengthPolicy: Int32 {
    case `default`, atSv1, atSv1NoPFS
  }
  enum SslStatus: Int32 {
    case success, `protocol`, negotiation, fatalAlert, wouldBlock, sessionNotFound, closedGraceful, closedAbort, xCertChainInvalid, badCert, crypto, `internal`, moduleAttach, unknownRootCert, noRootCert, certExpired, certNotYetValid, closedNotNotified, bufferOverflow, badCipherSuite, peerUnexpectedMsg, peerBadRecordMac, peerDecryptionFail, peerRecordOverflow, peerDecompressFail, peerHandshakeFail, peerBadCert, peerUnsupportedCert, peerCertRevoked, peerCertExpired, peerCertUnknown, illegalParam, peerUnknownCA, peerAccessDenied, peerDecodeError, peerDecryptError, peerExportRestriction, peerProtocolVersion, peerInsufficientSecurity, peerInternalError, peerUserCancelled, peerNoRenegotiation, peerAuthCompleted, peerClientCertRequested, hostNameMismatch, connectionRefused, decryptionFail, badRecordMac, recordOverflow, badConfiguration, unexpectedRecord, sslWeakPeerEphemeralDHKey, sslClientHelloReceived, sslTransportReset, sslNetworkTimeout, sslConfigurationFailed, sslUnsupportedExtension, sslUnexpectedMessage, sslDecompressFail, sslHandshakeFail, sslDecodeError, sslInappropriateFallback, sslMissingExtension, sslBadCertificateStatusResponse, sslCertificateRequired, sslUnknownPskIdentity, sslUnrecognizedName, sslAtsViolation, sslAtsMinimumVersionViolation, sslAtsCiphersuiteViolation, sslAtsMinimumKeySizeViolation, sslAtsLeafCertificateHashAlgorithmViolation, sslAtsCertificateHashAlgorithmViolation, sslAtsCertificateTrustViolation, sslEarlyDataRejected
  }
  var kSecAttrAccessControl: String { get }
  var kSecAttrAccessGroup: UnsafeMutableRawPointer { get }
  var kSecAttrAccessGroupToken: UnsafeMutableRawPointer { get }
  var kSecAttrAccessible: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleAfterFirstUnlock: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleAlways: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleAlwaysThisDeviceOnly: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleWhenUnlocked: UnsafeMutableRawPointer { get }
  var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: UnsafeMutableRawPointer { get }
  var kSecAttrAccount: String { get }
  var kSecAttrAccount: UnsafeMutableRawPointer { get }
  var kSecAttrApplicationLabel: UnsafeMutableRawPointer { get }
  var kSecAttrApplicationTag: String { get }
  var kSecAttrAuthenticationType: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeDPA: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeDefault: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeHTMLForm: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeHTTPBasic: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeHTTPDigest: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeMSN: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeNTLM: UnsafeMutableRawPointer { get }
  var kSecAttrAuthenticationTypeRPA: UnsafeMutableRawPointer { get }
  var kSecAttrCanDecrypt: String { get }
  var kSecAttrCanDerive: String { get }
  var kSecAttrCanEncrypt: String { get }
  var kSecAttrCanSign: String { get }
  var kSecAttrCanUnwrap: String { get }
  var kSecAttrCanVerify: String { get }
  var kSecAttrCanWrap: String { get }
  var kSecAttrCertificateEncoding: UnsafeMutableRawPointer { get }
  var kSecAttrCertificateType: UnsafeMutableRawPointer { get }
  var kSecAttrComment: UnsafeMutableRawPointer { get }
  var kSecAttrCreationDate: UnsafeMutableRawPointer { get }
  var kSecAttrCreator: UnsafeMutableRawPointer { get }
  var kSecAttrDescription: UnsafeMutableRawPointer { get }
  var kSecAttrEffectiveKeySize: String { get }
  var kSecAttrGeneric: UnsafeMutableRawPointer { get }
  var kSecAttrIsExtractable: UnsafeMutableRawPointer { get }
  var kSecAttrIsInvisible: UnsafeMutableRawPointer { get }
  var kSecAttrIsNegative: UnsafeMutableRawPointer { get }
  var kSecAttrIsPermanent: String { get }
  var kSecAttrIsSensitive: UnsafeMutableRawPointer { get }
  var kSecAttrIssuer: UnsafeMutableRawPointer { get }
  var kSecAttrKeyClass: UnsafeMutableRawPointer { get }
  var kSecAttrKeySizeInBits: String { get }
  var kSecAttrKeyType: String { get }
  var kSecAttrLabel: String { get }
  var kSecAttrModificationDate: UnsafeMutableRawPointer { get }
  var kSecAttrPath: UnsafeMutableRawPointer { get }
  var kSecAttrPersistentReference: UnsafeMutableRawPointer { get }
  var kSecAttrPort: String { get }
  var kSecAttrPort: UnsafeMutableRawPointer { get }
  var kSecAttrProtocol: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolAFP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolAppleTalk: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolDAAP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolEPPC: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolFTP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolFTPAccount: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolFTPProxy: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolFTPS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolHTTP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolHTTPProxy: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolHTTPS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolHTTPSProxy: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolIMAP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolIMAPS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolIPP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolIRC: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolIRCS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolLDAP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolLDAPS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolNNTP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolNNTPS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolPOP3: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolPOP3S: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolRTSP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolRTSPProxy: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolSMB: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolSMTP: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolSOCKS: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolSSH: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolTelnet: UnsafeMutableRawPointer { get }
  var kSecAttrProtocolTelnetS: UnsafeMutableRawPointer { get }
  var kSecAttrPublicKeyHash: UnsafeMutableRawPointer { get }
  var kSecAttrSecurityDomain: UnsafeMutableRawPointer { get }
  var kSecAttrSerialNumber: UnsafeMutableRawPointer { get }
  var kSecAttrServer: String { get }
  var kSecAttrServer: UnsafeMutableRawPointer { get }
  var kSecAttrService: UnsafeMutableRawPointer { get }
  var kSecAttrSubject: UnsafeMutableRawPointer { get }
  var kSecAttrSubjectKeyID: UnsafeMutableRawPointer { get }
  var kSecAttrSyncViewHint: UnsafeMutableRawPointer { get }
  var kSecAttrSynchronizable: UnsafeMutableRawPointer { get }
  var kSecAttrSynchronizableAny: UnsafeMutableRawPointer { get }
  var kSecAttrTokenID: String { get }
  var kSecAttrTokenIDSecureEnclave: UnsafeMutableRawPointer { get }
  var kSecAttrType: UnsafeMutableRawPointer { get }
  var kSecClass: UnsafeMutableRawPointer { get }
  var kSecClassCertificate: UnsafeMutableRawPointer { get }
  var kSecClassGenericPassword: UnsafeMutableRawPointer { get }
  var kSecClassIdentity: UnsafeMutableRawPointer { get }
  var kSecClassInternetPassword: UnsafeMutableRawPointer { get }
  var kSecClassKey: UnsafeMutableRawPointer { get }
  var kSecImportExportAccess: String { get }
  var kSecImportExportKeychain: String { get }
  var kSecImportExportPassphrase: String { get }
  var kSecImportItemCertChain: String { get }
  var kSecImportItemIdentity: String { get }
  var kSecImportItemKeyID: String { get }
  var kSecImportItemLabel: String { get }
  var kSecImportItemTrust: String { get }
  var kSecImportToMemoryOnly: String { get }
  var kSecKeyKeyExchangeParameterRequestedSize: String { get }
  var kSecKeyKeyExchangeParameterSharedInfo: String { get }
  var kSecMatchCaseInsensitive: UnsafeMutableRawPointer { get }
  var kSecMatchEmailAddressIfPresent: UnsafeMutableRawPointer { get }
  var kSecMatchHostOrSubdomainOfHost: UnsafeMutableRawPointer { get }
  var kSecMatchIssuers: UnsafeMutableRawPointer { get }
  var kSecMatchItemList: UnsafeMutableRawPointer { get }
  var kSecMatchLimit: UnsafeMutableRawPointer { get }
  var kSecMatchLimitAll: UnsafeMutableRawPointer { get }
  var kSecMatchLimitOne: UnsafeMutableRawPointer { get }
  var kSecMatchPolicy: UnsafeMutableRawPointer { get }
  var kSecMatchSearchList: UnsafeMutableRawPointer { get }
  var kSecMatchSubjectContains: UnsafeMutableRawPointer { get }
  var kSecMatchSubjectEndsWith: UnsafeMutableRawPointer { get }
  var kSecMatchSubjectStartsWith: UnsafeMutableRawPointer { get }
  var kSecMatchSubjectWholeString: UnsafeMutableRawPointer { get }
  var kSecMatchTrustedOnly: UnsafeMutableRawPointer { get }
  var kSecMatchValidOnDate: UnsafeMutableRawPointer { get }
  var kSecOIDX509V1SubjectPublicKey: UnsafeMutableRawPointer { get }
  var kSecPolicyAppleCodeSigning: String { get }
  var kSecPolicyAppleEAP: String { get }
  var kSecPolicyAppleIDValidation: String { get }
  var kSecPolicyAppleIPsec: String { get }
  var kSecPolicyApplePKINITClient: String { get }
  var kSecPolicyApplePKINITServer: String { get }
  var kSecPolicyApplePassbookSigning: String { get }
  var kSecPolicyApplePayIssuerEncryption: String { get }
  var kSecPolicyAppleRevocation: String { get }
  var kSecPolicyAppleSMIME: String { get }
  var kSecPolicyAppleSSL: String { get }
  var kSecPolicyAppleTimeStamping: String { get }
  var kSecPolicyAppleX509Basic: String { get }
  var kSecPolicyClient: String { get }
  var kSecPolicyMacAppStoreReceipt: String { get }
  var kSecPolicyName: String { get }
  var kSecPolicyOid: String { get }
  var kSecPolicyRevocationFlags: String { get }
  var kSecPolicyTeamIdentifier: String { get }
  var kSecPrivateKeyAttrs: String { get }
  var kSecPropertyKeyLabel: UnsafeMutableRawPointer { get }
  var kSecPropertyKeyLocalizedLabel: UnsafeMutableRawPointer { get }
  var kSecPropertyKeyType: UnsafeMutableRawPointer { get }
  var kSecPropertyKeyValue: UnsafeMutableRawPointer { get }
  var kSecPropertyTypeError: String { get }
  var kSecPropertyTypeTitle: String { get }
  var kSecPublicKeyAttrs: String { get }
  var kSecReturnAttributes: UnsafeMutableRawPointer { get }
  var kSecReturnData: UnsafeMutableRawPointer { get }
  var kSecReturnPersistentRef: UnsafeMutableRawPointer { get }
  var kSecReturnRef: UnsafeMutableRawPointer { get }
  var kSecSharedPassword: String { get }
  var kSecTrustCertificateTransparency: String { get }
  var kSecTrustCertificateTransparencyWhiteList: String { get }
  var kSecTrustEvaluationDate: String { get }
  var kSecTrustExtendedValidation: String { get }
  var kSecTrustOrganizationName: String { get }
  var kSecTrustResultValue: String { get }
  var kSecTrustRevocationChecked: String { get }
  var kSecTrustRevocationValidUntilDate: String { get }
  var kSecUseAuthenticationContext: UnsafeMutableRawPointer { get }
  var kSecUseAuthenticationUI: UnsafeMutableRawPointer { get }
  var kSecUseDataProtectionKeychain: UnsafeMutableRawPointer { get }
  var kSecUseItemList: UnsafeMutableRawPointer { get }
  var kSecUseNoAuthenticationUI: UnsafeMutableRawPointer { get }
  var kSecUseOperationPrompt: UnsafeMutableRawPointer { get }
  var kSecUseUserIndependentKeychain: UnsafeMutableRawPointer { get }
  var kSecValueData: UnsafeMutableRawPointer { get }
  var kSecValuePersistentRef: UnsafeMutableRawPointer { get }
  var kSecValueRef: UnsafeMutableRawPointer { get }
  enum tls_ciphersuite_group_t: UInt16 {
    case `default`, compatibility, legacy, ats, atsCompatibility
  }
  enum tls_ciphersuite_t: UInt16 {
    case rsaWith3desEdeCbcSHA, rsaWithAes128CbcSHA, rsaWithAes256CbcSHA, rsaWithAes128GcmSha256, rsaWithAes256GcmSha384, rsaWithAes128CbcSha256, rsaWithAes256CbcSha256, ecdheEcdsaWith3desEdeCbcSHA, ecdheEcdsaWithAes128CbcSHA, ecdheEcdsaWithAes256CbcSHA, ecdheRSAWith3desEdeCbcSHA, ecdheRSAWithAes128CbcSHA, ecdheRSAWithAes256CbcSHA, ecdheEcdsaWithAes128CbcSha256, ecdheEcdsaWithAes256CbcSha384, ecdheRSAWithAes128CbcSha256, ecdheRSAWithAes256CbcSha384, ecdheEcdsaWithAes128GcmSha256, ecdheEcdsaWithAes256GcmSha384, ecdheRSAWithAes128GcmSha256, ecdheRSAWithAes256GcmSha384, ecdheRSAWithChacha20Poly1305Sha256, ecdheEcdsaWithChacha20Poly1305Sha256, aes128GcmSha256, aes256GcmSha384, chacha20Poly1305Sha256
  }
  enum tls_protocol_version_t: UInt16 {
    case tls10, tls11, tls12, tls13, dtls10, dtls12
  }
  """#
