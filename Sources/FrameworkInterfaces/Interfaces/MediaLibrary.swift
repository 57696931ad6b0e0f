/// What is known of the module `MediaLibrary`.
let mediaLibraryInterface = #"""
  // exports: Foundation
  var MLApertureAllPhotosTypeIdentifier: String { get }
  var MLApertureAllProjectsTypeIdentifier: String { get }
  var MLApertureFacebookAlbumTypeIdentifier: String { get }
  var MLApertureFacebookGroupTypeIdentifier: String { get }
  var MLApertureFacesAlbumTypeIdentifier: String { get }
  var MLApertureFlaggedTypeIdentifier: String { get }
  var MLApertureFlickrAlbumTypeIdentifier: String { get }
  var MLApertureFlickrGroupTypeIdentifier: String { get }
  var MLApertureFolderAlbumTypeIdentifier: String { get }
  var MLApertureLastImportAlbumTypeIdentifier: String { get }
  var MLApertureLastNMonthsAlbumTypeIdentifier: String { get }
  var MLApertureLastViewedEventAlbumTypeIdentifier: String { get }
  var MLApertureLightTableTypeIdentifier: String { get }
  var MLAperturePhotoStreamAlbumTypeIdentifier: String { get }
  var MLAperturePlacesAlbumTypeIdentifier: String { get }
  var MLAperturePlacesCityAlbumTypeIdentifier: String { get }
  var MLAperturePlacesCountryAlbumTypeIdentifier: String { get }
  var MLAperturePlacesPointOfInterestAlbumTypeIdentifier: String { get }
  var MLAperturePlacesProvinceAlbumTypeIdentifier: String { get }
  var MLApertureProjectAlbumTypeIdentifier: String { get }
  var MLApertureProjectFolderAlbumTypeIdentifier: String { get }
  var MLApertureRootGroupTypeIdentifier: String { get }
  var MLApertureSlideShowTypeIdentifier: String { get }
  var MLApertureSmugMugAlbumTypeIdentifier: String { get }
  var MLApertureSmugMugGroupTypeIdentifier: String { get }
  var MLApertureUserAlbumTypeIdentifier: String { get }
  var MLApertureUserSmartAlbumTypeIdentifier: String { get }
  var MLFinalCutEventCalendarGroupTypeIdentifier: String { get }
  var MLFinalCutEventGroupTypeIdentifier: String { get }
  var MLFinalCutEventLibraryGroupTypeIdentifier: String { get }
  var MLFinalCutFolderGroupTypeIdentifier: String { get }
  var MLFinalCutProjectGroupTypeIdentifier: String { get }
  var MLFinalCutRootGroupTypeIdentifier: String { get }
  var MLFolderGroupTypeIdentifier: String { get }
  var MLFolderRootGroupTypeIdentifier: String { get }
  var MLGarageBandFolderGroupTypeIdentifier: String { get }
  var MLGarageBandRootGroupTypeIdentifier: String { get }
  var MLLogicBouncesGroupTypeIdentifier: String { get }
  var MLLogicProjectTypeIdentifier: String { get }
  var MLLogicProjectsGroupTypeIdentifier: String { get }
  var MLLogicRootGroupTypeIdentifier: String { get }
  class MLMediaGroup: NSObject {
    var attributes: [String: Any] { get }
    var childGroups: [MLMediaGroup]? { get }
    var iconImage: NSImage? { get }
    var identifier: String { get }
    var mediaLibrary: MLMediaLibrary? { get }
    var mediaObjects: [MLMediaObject]? { get }
    var mediaSourceIdentifier: String { get }
    var modificationDate: Date? { get }
    var name: String? { get }
    var parent: MLMediaGroup? { get }
    var typeIdentifier: String { get }
    var url: URL? { get }
  }
  class MLMediaLibrary: NSObject {
    init(options: [String: Any])
    var mediaSources: [String: MLMediaSource]? { get }
  }
  var MLMediaLoadAppFoldersKey: String { get }
  var MLMediaLoadAppleLoops: String { get }
  var MLMediaLoadExcludeSourcesKey: String { get }
  var MLMediaLoadFoldersKey: String { get }
  var MLMediaLoadIncludeSourcesKey: String { get }
  var MLMediaLoadMoviesFolder: String { get }
  var MLMediaLoadSourceTypesKey: String { get }
  class MLMediaObject: NSObject {
    var artworkImage: NSImage? { get }
    var attributes: [String: Any] { get }
    var contentType: String? { get }
    var fileSize: Int { get }
    var identifier: String { get }
    var mediaLibrary: MLMediaLibrary? { get }
    var mediaSourceIdentifier: String { get }
    var mediaType: MLMediaType { get }
    var modificationDate: Date? { get }
    var name: String? { get }
    var originalURL: URL? { get }
    var thumbnailURL: URL? { get }
    var url: URL? { get }
  }
  var MLMediaObjectAlbumKey: String { get }
  var MLMediaObjectArtistKey: String { get }
  var MLMediaObjectBitRateKey: String { get }
  var MLMediaObjectChannelCountKey: String { get }
  var MLMediaObjectCommentsKey: String { get }
  var MLMediaObjectDurationKey: String { get }
  var MLMediaObjectGenreKey: String { get }
  var MLMediaObjectKeywordsKey: String { get }
  var MLMediaObjectKindKey: String { get }
  var MLMediaObjectProtectedKey: String { get }
  var MLMediaObjectResolutionStringKey: String { get }
  var MLMediaObjectSampleRateKey: String { get }
  var MLMediaObjectTrackNumberKey: String { get }
  class MLMediaSource: NSObject {
    var attributes: [String: Any] { get }
    func mediaGroup(forIdentifier mediaGroupIdentifier: String) -> MLMediaGroup?
    func mediaGroups(forIdentifiers mediaGroupIdentifiers: [String]) -> [String: MLMediaGroup]
    var mediaLibrary: MLMediaLibrary? { get }
    func mediaObject(forIdentifier mediaObjectIdentifier: String) -> MLMediaObject?
    func mediaObjects(forIdentifiers mediaObjectIdentifiers: [String]) -> [String: MLMediaObject]
    var mediaSourceIdentifier: String { get }
    var rootMediaGroup: MLMediaGroup? { get }
  }
  var MLMediaSourceApertureIdentifier: String { get }
  var MLMediaSourceAppDefinedFoldersIdentifier: String { get }
  var MLMediaSourceCustomFoldersIdentifier: String { get }
  var MLMediaSourceFinalCutIdentifier: String { get }
  var MLMediaSourceGarageBandIdentifier: String { get }
  var MLMediaSourceLogicIdentifier: String { get }
  var MLMediaSourceMoviesFolderIdentifier: String { get }
  var MLMediaSourcePhotoBoothIdentifier: String { get }
  var MLMediaSourcePhotosIdentifier: String { get }
  enum MLMediaSourceType: UInt {
    case audio, image, movie
  }
  var MLMediaSourceiMovieIdentifier: String { get }
  var MLMediaSourceiPhotoIdentifier: String { get }
  var MLMediaSourceiTunesIdentifier: String { get }
  enum MLMediaType: UInt {
    case audio, image, movie
  }
  var MLPhotosAlbumTypeIdentifier: String { get }
  var MLPhotosAlbumsGroupTypeIdentifier: String { get }
  var MLPhotosAllCollectionsGroupTypeIdentifier: String { get }
  var MLPhotosAllMomentsGroupTypeIdentifier: String { get }
  var MLPhotosAllPhotosAlbumTypeIdentifier: String { get }
  var MLPhotosAllYearsGroupTypeIdentifier: String { get }
  var MLPhotosAnimatedGroupTypeIdentifier: String { get }
  var MLPhotosBurstGroupTypeIdentifier: String { get }
  var MLPhotosCollectionGroupTypeIdentifier: String { get }
  var MLPhotosDepthEffectGroupTypeIdentifier: String { get }
  var MLPhotosFacesAlbumTypeIdentifier: String { get }
  var MLPhotosFavoritesGroupTypeIdentifier: String { get }
  var MLPhotosFolderTypeIdentifier: String { get }
  var MLPhotosFrontCameraGroupTypeIdentifier: String { get }
  var MLPhotosLastImportGroupTypeIdentifier: String { get }
  var MLPhotosLivePhotosGroupTypeIdentifier: String { get }
  var MLPhotosLongExposureGroupTypeIdentifier: String { get }
  var MLPhotosMomentGroupTypeIdentifier: String { get }
  var MLPhotosMyPhotoStreamTypeIdentifier: String { get }
  var MLPhotosPanoramasGroupTypeIdentifier: String { get }
  var MLPhotosPublishedAlbumTypeIdentifier: String { get }
  var MLPhotosRootGroupTypeIdentifier: String { get }
  var MLPhotosScreenshotGroupTypeIdentifier: String { get }
  var MLPhotosSharedGroupTypeIdentifier: String { get }
  var MLPhotosSharedPhotoStreamTypeIdentifier: String { get }
  var MLPhotosSloMoGroupTypeIdentifier: String { get }
  var MLPhotosSmartAlbumTypeIdentifier: String { get }
  var MLPhotosTimelapseGroupTypeIdentifier: String { get }
  var MLPhotosVideosGroupTypeIdentifier: String { get }
  var MLPhotosYearGroupTypeIdentifier: String { get }
  var MLiMovieEventCalendarGroupTypeIdentifier: String { get }
  var MLiMovieEventGroupTypeIdentifier: String { get }
  var MLiMovieEventLibraryGroupTypeIdentifier: String { get }
  var MLiMovieFolderGroupTypeIdentifier: String { get }
  var MLiMovieProjectGroupTypeIdentifier: String { get }
  var MLiMovieRootGroupTypeIdentifier: String { get }
  var MLiPhotoAlbumTypeIdentifier: String { get }
  var MLiPhotoEventAlbumTypeIdentifier: String { get }
  var MLiPhotoEventsFolderTypeIdentifier: String { get }
  var MLiPhotoFacebookAlbumTypeIdentifier: String { get }
  var MLiPhotoFacebookGroupTypeIdentifier: String { get }
  var MLiPhotoFacesAlbumTypeIdentifier: String { get }
  var MLiPhotoFlaggedAlbumTypeIdentifier: String { get }
  var MLiPhotoFlickrAlbumTypeIdentifier: String { get }
  var MLiPhotoFlickrGroupTypeIdentifier: String { get }
  var MLiPhotoFolderAlbumTypeIdentifier: String { get }
  var MLiPhotoLastImportAlbumTypeIdentifier: String { get }
  var MLiPhotoLastNMonthsAlbumTypeIdentifier: String { get }
  var MLiPhotoLastViewedEventAlbumTypeIdentifier: String { get }
  var MLiPhotoLibraryAlbumTypeIdentifier: String { get }
  var MLiPhotoPhotoStreamAlbumTypeIdentifier: String { get }
  var MLiPhotoPlacesAlbumTypeIdentifier: String { get }
  var MLiPhotoPlacesCityAlbumTypeIdentifier: String { get }
  var MLiPhotoPlacesCountryAlbumTypeIdentifier: String { get }
  var MLiPhotoPlacesPointOfInterestAlbumTypeIdentifier: String { get }
  var MLiPhotoPlacesProvinceAlbumTypeIdentifier: String { get }
  var MLiPhotoRootGroupTypeIdentifier: String { get }
  var MLiPhotoSlideShowAlbumTypeIdentifier: String { get }
  var MLiPhotoSmartAlbumTypeIdentifier: String { get }
  var MLiPhotoSubscribedAlbumTypeIdentifier: String { get }
  var MLiTunesAudioBooksPlaylistTypeIdentifier: String { get }
  var MLiTunesFolderPlaylistTypeIdentifier: String { get }
  var MLiTunesGeniusPlaylistTypeIdentifier: String { get }
  var MLiTunesMoviesPlaylistTypeIdentifier: String { get }
  var MLiTunesMusicPlaylistTypeIdentifier: String { get }
  var MLiTunesMusicVideosPlaylistTypeIdentifier: String { get }
  var MLiTunesPlaylistTypeIdentifier: String { get }
  var MLiTunesPodcastPlaylistTypeIdentifier: String { get }
  var MLiTunesPurchasedPlaylistTypeIdentifier: String { get }
  var MLiTunesRootGroupTypeIdentifier: String { get }
  var MLiTunesSavedGeniusPlaylistTypeIdentifier: String { get }
  var MLiTunesSmartPlaylistTypeIdentifier: String { get }
  var MLiTunesTVShowsPlaylistTypeIdentifier: String { get }
  var MLiTunesVideoPlaylistTypeIdentifier: String { get }
  var MLiTunesiTunesUPlaylistTypeIdentifier: String { get }
  """#
