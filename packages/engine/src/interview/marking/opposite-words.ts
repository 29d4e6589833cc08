import { stem } from '../../text/stems.ts'

const pairs = `
increase decrease | increase reduce | increase lower | grow shrink | rise fall | raise lower | up down | more less | more fewer |
most least | maximum minimum | maximize minimize | high low | higher lower | upper lower | before after | earlier later |
early late | first last | first second | previous next | client server | frontend backend | read write | reads writes | push pull |
horizontal vertical | horizontally vertically | stateful stateless | synchronous asynchronous | sync async | fast slow |
faster slower | quick slow | speed slow | accelerate slow | cheap expensive | cheaper dearer | public private | internal external |
inside outside | inbound outbound | incoming outgoing | ingress egress | upload download | upstream downstream |
encrypt decrypt | encode decode | compress decompress | serialize deserialize | lock unlock | open close | opened closed |
start stop | start end | begin end | begin finish | start finish | enable disable | allow deny | allow forbid |
allow block | permit deny | accept reject | add remove | add subtract | insert delete | create delete | create destroy |
allocate free | attach detach | connect disconnect | mount unmount | load unload | install uninstall | import export |
input output | source target | source sink | sender receiver | send receive | producer consumer | publisher subscriber |
publish subscribe | request response | parent child | ancestor descendant | superclass subclass | base derived | leader follower |
master slave | primary replica | primary secondary | primary foreign | left right | inner outer | top bottom | head tail | front back |
forward backward | ascending descending | true false | positive negative | success failure | succeed fail | pass fail |
valid invalid | safe unsafe | secure insecure | mutable immutable | static dynamic | strong weak | strict loose | tight loose |
tightly loosely | coupled decoupled | centralized decentralized | normalized denormalized | normalize denormalize |
structured unstructured | supervised unsupervised | overfit underfit | overfitting underfitting | precision recall | bias variance | training test |
training inference | batch stream | batch streaming | online offline | eager lazy | eagerly lazily | optimistic pessimistic | blocking nonblocking |
ordered unordered | sorted unsorted | unique duplicate | empty full | single multiple | one many | singular plural |
local global | local remote | short long | shorter longer | small large | small big | smaller larger | smaller bigger | narrow wide | thin thick |
light heavy | simple complex | easy hard | easy difficult | hot cold | old new | older newer | permanent temporary | manual automatic |
manually automatically | hardware software | compile interpret | compiled interpreted | compiletime runtime | heap stack | stack queue |
value reference | copy reference | equal different | same different | include exclude | inclusive exclusive | win lose |
gain loss | profit loss | cost benefit | advantage disadvantage | advantage drawback | pro con | credit debit | buy sell | demand supply |
agree disagree | consistent inconsistent | consistency availability | always never | everybody nobody | all none | often rarely | with without | hit miss |
latency throughput | authentication authorization | authenticate authorize | deductive inductive | series parallel | sequential parallel |
serial parallel | physical logical | physical virtual | relational nonrelational | symmetric asymmetric | lossy lossless | dense sparse |
hard soft | rollback commit | commit abort | promote demote | upgrade downgrade | expand shrink | expand contract | scale shrink |
acquire release | borrow return | visible hidden | show hide | known unknown | expected unexpected | necessary unnecessary |
better worse | best worst | good bad | right wrong | correct incorrect | on off | over under | above below | near far | day night | day week |
positives negatives | postive negative | connected disconnected | closed open | complete incomplete |
hotter colder | warm cool | warmer cooler | heavier lighter | louder quieter
`

/** The contraries of each word that has some, by word and by stem. */
const contraries = new Map<string, Set<string>>()

const learn = (a: string, b: string) => contraries.set(a, (contraries.get(a) ?? new Set()).add(b))

for (const pair of pairs.split('|')) {
  const [a = '', b = ''] = pair.trim().split(' ')
  for (const [one, other] of [
    [a, b],
    [stem(a), stem(b)],
  ] as const)
    if (one !== other) {
      learn(one, other)
      learn(other, one)
    }
}

/** Whether two words, or two stems, are each other's contrary: to say one for the other is wrong. */
export const areOpposite = (a: string, b: string): boolean =>
  contraries.get(a)?.has(b) === true || isDenied(a, b) || isDenied(b, a)

/** "immutable" for "mutable", "nonblocking" for "blocking". */
const isDenied = (longer: string, shorter: string): boolean =>
  longer.length > shorter.length &&
  shorter.length >= 4 &&
  longer.endsWith(shorter) &&
  /^(?:un|in|im|ir|il|non|dis|de|anti|a)$/.test(longer.slice(0, -shorter.length))
