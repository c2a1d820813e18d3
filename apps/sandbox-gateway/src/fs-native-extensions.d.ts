declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on an open file; false when it is taken. The operating system releases it when the file is closed or the process ends. */
  export function tryLock(file: number): boolean
}
