/**
 * Files and folders that computers put into any folder without being asked, and that hold nothing a person wrote: file
 * managers, disks without the attributes of a Mac, network drives, and synchronization; locks, temporary and backup files of
 * Vim, Emacs, GNOME, KDE, LibreOffice, and Microsoft Office; and the empty file that keeps a folder in Git.
 */
const SYSTEM_NAMES = [
  /^\._|^\.(?:DS_Store|AppleDouble|LSOverride|Spotlight-V100|Trashes|fseventsd|TemporaryItems|DocumentRevisions-V100|VolumeIcon\.icns|apdisk|localized)$/,
  /^(?:__MACOSX|Icon\r)$/,
  /^(?:ehthumbs(?:_vista)?|Thumbs)\.db(?:$|:)|^(?:desktop\.ini|\$RECYCLE\.BIN|System Volume Information)$|:Zone\.Identifier$/i,
  /^\.directory$|^\.fuse_hidden|^\.nfs|^\.Trash-|^@(?:eaDir|Syno\w*)$|^\.nomedia$|^\.dropbox(?:$|\.)|^\.stfolder$|^\.syncthing\./,
  /^\.#|^#.*#$|~$|^\..*\.(?:sw[a-p]|kate-swp)$|^4913$|^\.goutputstream-|^\.~lock\.|^~\$|^~WRL\d+\.tmp$/i,
  /^\.gitkeep$/,
]

/** Whether a file, or a folder that it is in, is one that computers leave behind. */
export function isSystemFile(path: string): boolean {
  return path.split('/').some((name) => SYSTEM_NAMES.some((pattern) => pattern.test(name)))
}
