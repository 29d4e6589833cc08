import { wordList } from '@nextrung/knowledge/words/word-list'

/** Words that say nothing about a topic. Negations, directions and amounts are not among them: points turn on them. */
export const smallWords = new Set(
  wordList(`
a an the and or nor but so then that this these those there here it its he him his she her hers they them their
theirs i me my mine myself we us our ours ourselves you your yours yourself who whom whose which what when where why
how is are was were be been being am isn wasn do does did done doing have has had having will would shall should can
could may might must to of in on at by for from with as about into onto upon than if because while whether also just
even still too very really quite rather much many lot lots some any each every own such other another same both
get gets got getting go goes going went gone make makes made making thing things something anything somebody someone
say says said saying well okay ok yes um uh like actually basically kind sort mean know let lets etc eg ie via per
s t d ll re ve m don doesn didn won wouldn couldn shouldn aren weren hasn haven hadn ain one ones way ways want
wants wanted need needs come comes take takes took put puts give gives gave been able though although however
`),
)

/** Words that turn what follows into its contrary. */
export const negators = new Set(
  wordList(`
not no never none nothing nobody neither nor without cannot cant dont doesnt didnt wont isnt arent wasnt werent
shouldnt wouldnt couldnt hasnt havent hadnt mustnt neednt instead hardly avoid avoids avoiding
`),
)
