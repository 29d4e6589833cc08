/** Figures of speech that use the words of a crisis; they are taken out before the message is judged. */
const figures: readonly RegExp[] = [
  /\b(?:is|are|was|s|be|just|slowly|really|literally|still)\s+killing\s+(?:me|us|my\s+(?!self)\w+)/g,
  /\bkilling\s+(?:me|us)\b(?=\s+(?:with|because|lately|here|these|this|every|slowly|softly))/g,
  /\b(?:been|am|was|m|are|worked|by|not)\s+killing\s+(?:my|our)sel(?:f|ves)\s+(?:for|over|at|with|to|on|trying|studying|working|learning|here)\b/g,
  /\bkill(?:ed|ing|s)?\s+(?:it|time|the\s+\w+|a\s+(?:process|container|pod|job|server)|my\s+(?:motivation|career|confidence|mood|time|weekends?|evenings?|back|eyes|dream|vibe|application|chances?))\b/g,
  /\b(?:would|d|could)\s+kill\s+(?:for|to)\b/g,
  /\b(?:would|will|going\s+to|gonna|want\s+to|wanna|could|almost|nearly|d|ll)\s+(?:just\s+)?die\s+(?:of|from|laughing|to\s+(?:get|have|work))\b/g,
  /\b(?:dying|died|die)\s+(?:to\s+(?!day\b)\w+|of\s+(?:boredom|embarrassment|shame|curiosity|laughter|cringe)|inside\s+(?:every\s+time|a\s+little|when|in\s+(?:meetings|interviews|standups?)))/g,
  /\bdead\s*(?:line|lines|lock|locks|end|ends|in\s+the\s+water|code|weight|letter|wood|tired|serious|simple|easy|last|language|tech|technology)\b/g,
  /\b(?:career|professional|financial)\s+suicide\b/g,
  /\bsuicide\s+squad\b/g,
  /\b(?:im|i\s+am|i'm|am)\s+dead\b(?=[\s,!.]*(?:they|lol|haha|that|tired|serious|,))/g,
  /\b(?:end|ending|finish|finishing)\s+(?:it|this)\s+all\s+(?:with|at)\s+(?:my|this|the)\s+(?:job|company|contract|course|project)\b/g,
  /\bcutting\s+(?:edge|costs?|corners|hours|back|down|budgets?|jobs|staff|my\s+hours)\b/g,
  /\bcut\s+(?:myself\s+(?:off|some|short)|me\s+(?:off|some|short))/g,
  /\b(?:hit|hits)\s+(?:me\s+(?:up|with|that|like|hard|when)|us|rock\s+bottom|a\s+wall|the\s+\w+)\b/g,
  /\bjump(?:ing)?\s+(?:ship|in\b(?!\s+front)|into|through\s+hoops|at\s+(?:it|the))\b/g,
  /(?:^|\b(?:it|that|this|what|which|still)\s+)beats?\s+me\b|\bbeats?\s+me\s+(?:why|how|to|at|on|by|with)\b/g,
  /\bsuicide\s+(?:to|if|for)\b/g,
  /\bshoot\s+me\s+(?:a|an|your|some)\b|\bbite\s+the\s+bullet\b|\bshoot\s+myself\s+in\s+the\s+foot\b/g,
  /\bdisappear(?:ed|s)?\s+(?:from|into|after|on)\s+(?:me|my\s+(?:resume|list|screen)|the)\b/g,
]

/** Words of somebody who thinks of dying, hurts themselves, is being hurt or fears for another. */
const signs: readonly RegExp[] = [
  /\bsuicid\w*\b|\bkms\b|\bunalive\b|\bself[\s-]?harm\w*/,
  /\bkill(?:ing)?\s+(?:my|him|her|them)\s?sel(?:f|ves)\b/,
  /\b(?:end|ending|take|taking|took)\s+(?:my|his|her|their)\s+(?:own\s+)?life\b/,
  /\b(?:end|ending|finish)\s+it\s+all\b|\bdecided\s+to\s+(?:end|finish)\s+it\b|\bhow\s+to\s+end\s+it\b|\bit\s+all\s+to\s+end\b/,
  /\b(?:want|wanna|wish|wants|rather|like|going|ready|deserve|hope)\s+(?:to\s+|i\s+(?:would|could|d)\s+)?(?:just\s+)?die\b/,
  /\b(?:wish|better|rather|should|were|was)\s+(?:i\s+|to\s+)?(?:be\s+|was\s+|were\s+|am\s+)?(?:off\s+)?dead\b/,
  /\b(?:thinking|talks?|think|thoughts?|talking)\s+(?:about|of)\s+(?:death|dying|deth|ending\s+(?:it|things|everything)|hurting)\b/,
  /\b(?:not|nt|never|no\s+longer|dont|don't|stop)\s+(?:want(?:ing)?\s+to|wanna|wish\s+to|able\s+to)\s+(?:live|be\s+alive|exist|wake\s+up|be\s+here|be\s+around|go\s+on\s+living)\b/,
  /\b(?:tired|sick|done)\s+(?:of|with)\s+(?:existing|living|life|being\s+alive|being\s+here)\b|\bdone\s+with\s+(?:my\s+)?life\b/,
  /\b(?:not|never|nt)\s+(?:to\s+)?wak(?:e|ing)\s+up\b(?!\s+(?:early|on\s+time|at|before|in\s+time))/,
  /\bwithout\s+me\b.{0,40}\bbetter\b|\bbetter\s+off\s+without\s+me\b|\bbetter\s+without\s+me\b/,
  /\b(?:nobody|no\s?one|noone)\b.{0,30}\b(?:miss\s+me|care|notice)\b.{0,30}\b(?:gone|dead|exist|disappear\w*|died|alive)\b/,
  /\b(?:nobody|no\s?one|noone)\s+would\s+miss\s+me\b/,
  /\bdis+ap+ear\b.{0,25}\b(?:forever|never\s+come\s+back|for\s+good|from\s+(?:this\s+)?(?:earth|world))\b/,
  /\b(?:point|reason|sense)\b.{0,20}\b(?:of|in|for\s+me)\s+(?:to\s+)?(?:be(?:ing)?\s+alive|liv(?:ing|e)|staying\s+alive|go(?:ing)?\s+on\s+living)\b/,
  /\bpoint\s+of\s+any\s?(?:thing|more)\b.{0,60}\bnot\s+me\b|\bno\s+(?:reason|will)\s+to\s+live\b|\blife\s+is\s+(?:not|nt)\s+worth\b|\blife\s+isn'?t\s+worth\b/,
  /\b(?:still\s+)?(?:be\s+around|be\s+here|be\s+alive)\b.{0,40}\b(?:wonder|anymore|any\s+more)\b|\bwonder\b.{0,30}\b(?:still\s+)?be\s+(?:around|alive)\b/,
  /\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning)\s+my\s?self\b|\bdo\s+something\s+to\s+my\s?self\b/,
  /\b(?:been|started|am|m|was)\s+cutting\b(?=\s*(?:$|[.,!?]|since|again|every|my\s+(?:arms?|legs?|wrists?)))/,
  /\b(?:took|taken|take|swallow\w*|overdos\w*)\b.{0,20}\b(?:pills|tablets|meds|sleeping)\b|\boverdos(?:e|ed|ing)\b|\bpills\b.{0,30}\btake\s+them\b/,
  /\b(?:jump|jumping|step|stepping|throw(?:ing)?\s+myself)\b.{0,20}\b(?:in\s+front\s+of|off\s+(?:a|the)|under\s+(?:a|the)|from\s+(?:a|the)\s+(?:bridge|roof|balcony|window))\b/,
  /\b(?:platform|bridge|roof|balcony|rope|gun|blade)\b.{0,80}\bthought\b|\bthought\b.{0,50}\bscared\s+me\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|brother|boss|ex|he|she|somebody|someone)\s+(?:has\s+|keeps?\s+|is\s+)?(?:hit|hits|hitting|beats|beating|beat|strangled|choked|chokes|threatened\s+to\s+kill|raped|abuses)\s+(?:me|us|my\s+(?:kids|children))\b/,
  /\b(?:scared|afraid)\s+to\s+go\s+home\b|\bi(?:'m|\s+am|m)\s+in\s+danger\b|\bi\s+am\s+safe\s+for\s+now\b|\bnot\s+safe\s+(?:at\s+home|right\s+now|tonight|with)\b/,
  /\b(?:kill|hurt|stab|shoot)\s+(?:him|her|them|somebody|someone|everyone|people|my\s+(?:boss|manager|colleague|coworker|wife|husband))\b/,
  /\b(?:goodbye|suicide|farewell)\s+(?:note|letter)\b|\bwrote\s+(?:the|a|my)\s+(?:goodbye\s+)?letter\s+to\s+my\s+(?:parents|family|kids|children|wife|husband|mum|mom)\b/,
  /\bput\s+my\s+(?:things|affairs)\s+in\s+order\b|\bwo(?:n't|nt|\s+not)\s+(?:be\s+here|matter)\s+(?:much\s+longer|soon)\b/,
  /\b(?:plan|method)\s+(?:for\s+)?how\s+(?:i|to)\s*(?:'d|would|d)?\s*(?:go|die|do\s+it|end)\b/,
  /\bno\s+way\s+out\b.{0,80}\b(?:end|finish|done|over|die)\b|\b(?:i\s+)?can(?:'t|not|t|\s+not)\s+(?:go\s+on|do\s+this)\s+(?:living|like\s+this\s+any\s?more|any\s?longer|i\s+want)\b/,
  /\bwhere\s+(?:can|do)\s+i\s+(?:find|get)\s+help\s+right\s+now\b|\b(?:hotline|crisis\s+line|helpline|number\s+i\s+can\s+call)\b|\bend\s+(?:his|her|their)\s+life\b/,
]

const plain = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`\u00b4]/g, "'")
    .replace(/\s+/g, ' ')

/** A message without its figures of speech. */
const literal = (message: string): string =>
  figures.reduce((text, figure) => text.replace(figure, ' '), plain(message))

/** Whether a message holds words of crisis. Meant to miss none, so now and then it takes a figure of speech for one. */
export const isCrisis = (message: string): boolean => signs.some((sign) => sign.test(literal(message)))

/** Whether a message uses words of crisis as a figure of speech: "this bug is killing me". */
export const isFigureOfSpeech = (message: string): boolean => literal(message) !== plain(message)
