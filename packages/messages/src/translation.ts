/**
 * The shape that another language must fill: every key of the English texts, with other words. A sentence or a parameter that is missing there does not
 * compile. Literal texts become any text; a list keeps its length.
 */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : Text extends number | boolean | null | undefined
      ? Text
      : { readonly [Key in keyof Text]: Translation<Text[Key]> }
