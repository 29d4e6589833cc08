const marking = '(?:examiner|marker|grader|evaluator|assessor|reviewer|assistant|language model|ai)'
const praise = '(?:excellent|perfect|flawless|outstanding|complete|correct|ideal|full|top)'
const everything = '(?:all|every|each)(?: of)?(?: the)?(?: (?:essential|key))+ points?'

/** Ways of speaking to whoever marks the answer. */
const patterns = [
  '\\b(?:ignore|disregard|forget|override)\\b.{0,30}\\b(?:above|previous|prior|instructions?|rules|criteria|rubric|key points)\\b',
  '\\b(?:give|award|assign|grant)\\b(?: me| this| it| the| my| an| answer| response)* (?:a )?(?:full (?:marks?|points|score)|100|perfect (?:score|mark)|(?:the )?(?:maximum|top|highest|best) (?:score|mark|grade)|the maximum(?=\\s*(?:[.!]|$)))(?![\\p{L}\\p{N}])',
  '\\b(?:score|mark|rate|grade)\\b (?:this|it|me|the answer|my answer|everything|all(?: the)?(?: key)? points?)(?: as| with| at| a)* (?:100|full|perfect|met|correct|the highest)',
  '\\[\\s*system\\b|^\\W*system\\s*:',
  `\\byou are (?:now )?(?:an? |the )?(?:helpful|${marking})`,
  `\\b(?:dear|hello|hey|attention|note (?:to|for)(?: the)?)\\s+${marking}\\b`,
  `${everything} (?:are|is|have been|has been|were|was)(?: \\p{L}+)? (?:met|fulfilled|satisfied|covered|achieved)|\\bhereby (?:met|fulfilled|satisfied|covered)\\b`,
  '\\b(?:final )?(?:score|mark|grade|result|rating)(?: is|:|=) ?(?:100|10 ?\\/ ?10)\\b',
  `\\b(?:treat|count|consider|accept|regard) (?:this|it|my answer|the answer)(?: \\p{L}+)?(?: as)?(?: an?)? ${praise}`,
  `^\\W*(?:answer|response)\\s*:\\s*(?:(?:fully|completely|all) )?${praise}\\b(?: and \\p{L}+)?\\W*$`,
  "\\b(?:evaluation|grading|marking|assessment) (?:is )?(?:finished|complete|completed|done)\\b|\\bno wrong beliefs\\b|\\b(?:do not|don['’]t) (?:analy[sz]e|mark|evaluate|grade) (?:the|this|any)\\b",
]

const toMarker = new RegExp(patterns.join('|'), 'iu')

/** Whether a sentence tells the marker what to do instead of answering. */
export const speaksToMarker = (text: string): boolean => toMarker.test(text)
