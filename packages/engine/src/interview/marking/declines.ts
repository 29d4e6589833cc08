const it = '(?: (?:this|that|it|the answer|the question|this one|about (?:this|that|it)))?'

// What people say in place of an answer. Each of them may stand beside the others, but beside nothing else.
const phrases = [
  '(?:h+m+|u+h*m+|e+r+m*|uh+|well|so|oh|ok(?:ay)?|honestly|sorry|actually|to be honest|please|thank you|thanks|maybe|but|and)',
  "(?:(?:that|this)(?: is|[’']s) )?(?:a )?(?:good|hard|difficult|tough|tricky) (?:question|one)",
  'let me (?:think|see)',
  `i (?:really |just |honestly )*(?:do not|don[’']?t|cannot|can not|can[’']?t) (?:really |actually )*(?:know|remember|recall|answer|say)${it}(?: (?:at all|right now|yet))?`,
  `(?:i am |i[’']?m )?not (?:really |quite |too |so |very |entirely )*sure${it}(?: how to answer${it})?`,
  "(?:i have |i[’']ve )?(?:absolutely )?no (?:idea|clue)",
  `(?:i would|i[’']d|i will|i[’']ll|i) (?:(?:have|need) to )?(?:think about|look up|check|google)${it}`,
  `(?:can|could|would) you (?:please )?(?:repeat|rephrase|explain)${it}`,
  `i(?: have|[’']ve)? never (?:done|used|had|seen|heard of|heard about|worked with|been asked)${it}(?: before)?`,
].map((phrase) => new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'giu'))

/** Whether somebody only says that they have no answer: "Hmm, I am not sure. Could you repeat the question?" */
export const declines = (answer: string): boolean =>
  !/[\p{L}\p{N}]/u.test(phrases.reduceRight((left, phrase) => left.replace(phrase, ' '), answer))
