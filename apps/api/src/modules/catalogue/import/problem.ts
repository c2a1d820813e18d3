/** Raised for one file or row that cannot be imported. The message is a sentence for the operator, who sees it beside the file's name. */
export class ImportProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportProblem'
  }
}

/** Raised when nothing of a folder can be imported. */
export class ImportRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImportRefused'
  }
}
