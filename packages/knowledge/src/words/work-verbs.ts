import { wordList } from './word-list.ts'

/** Base forms of verbs used in resume lines; `doublingVerbs` double their last consonant (plan, planned). */
export const regularVerbs = wordList(`
accelerate accept access accommodate accompany accomplish account achieve acquire act activate adapt add
address adhere adjust administer adopt advance advise advocate affect aid alert align allocate allow alter
analyse analyze announce answer anticipate apply appoint appraise approach approve arbitrate architect
archive arrange ask assemble assess assign assist assure attach attain attend attract audit augment author
authorise authorize automate award back balance batch benchmark bill blend block book boost bridge brief
broaden budget cache calculate calibrate campaign capture care carry catalogue categorise categorize cater
centralise centralize certify chair challenge champion change chart check clarify classify clean clear close
coach code collaborate collate collect combine communicate compare compile complete comply compose compute
conceive conceptualise conceptualize conclude conduct configure confirm connect conserve consolidate
construct consult contact contain containerise containerize contribute convert convey convince cook
coordinate co-ordinate copy correct correlate counsel count craft create cultivate curate customise
customize decide decommission decouple decrease dedicate define delegate deliver demonstrate deploy derive
describe design detect determine develop devise diagnose digitise digitize direct disable discover discuss
dispatch display dispose dissect distribute diversify divert document double draft earn educate elaborate
elevate eliminate email employ empower enable encourage enforce engage engineer enhance enlarge enrich enrol
enroll ensure enter entertain escalate establish estimate evaluate evolve examine exceed execute exercise
expand expedite experiment explain exploit explore export express extend extract facilitate file filter
finalise finalize finance fine-tune finish fix focus follow force form formalise formalize formulate forward
foster found fulfil fulfill function fund gain gather generate govern grade grant greet group guard guide
handle harden harmonise harmonize headline help highlight hire host house identify illustrate implement
import improve improvise include incorporate increase index influence inform initiate innovate inspect
inspire install instil institute instruct instrument integrate interact interface interpret interview
introduce invent investigate invite involve isolate issue join judge justify kick-start launch lay learn
lecture level leverage liaise license lift link liquidate list listen litigate load lobby localise localize
locate look lower maintain manage manufacture market master maximise maximize measure mediate mentor merge
migrate minimise minimize mirror moderate modernise modernize modify monitor motivate mount move multiply
name narrate navigate negotiate normalise normalize notify nurture observe obtain offer onboard open operate
optimise optimize orchestrate order organise organize orient originate outline outperform outsource overhaul
own pack parse participate partner patch perform persuade photograph pick pilot pinpoint pioneer pitch place
play port position post practise practice predict prepare prescribe present preserve prevent price print
prioritise prioritize probe process procure produce profile project promote propose protect prototype prove
provide provision publicise publicize publish purchase pursue qualify query question raise rank rate reach
rebrand rebuild-up receive recognise recognize recommend reconcile record recover recruit rectify recycle
redesign redirect reduce re-engineer reengineer refactor refine reform refresh register regulate
rehabilitate reinforce reinstall relate release remediate remodel remove render renegotiate renew renovate
reorganise reorganize repair replace replicate report represent request require research reserve resolve
respond restock restore restructure retain retire retrieve reuse revamp reverse review revise revitalise
revitalize revive reward roll rotate route safeguard sample save scale schedule scope score screen script
secure select separate serve service shadow shape share shepherd shift shorten showcase simplify simulate
sketch smooth solicit solve sort source specialise specialize specify spearhead sponsor staff stabilise
stabilize stage standardise standardize start steer stimulate stock store strategise strategize streamline
strengthen stress-test structure study submit-to succeed suggest summarise summarize supervise supply
support surpass survey sustain symbolise synchronise synchronize synthesise synthesize systematise
systematize tailor target task tend test tighten trace track trade train try transcribe transform transition
translate transport treat triage trigger tune turn tutor type uncover unify unite update upgrade upload use
utilise utilize validate value verify view virtualise virtualize visit visualise visualize volunteer
warehouse warn wash watch weigh welcome widen work model label travel cancel signal channel fuel dial
`)

/** Verbs that double their last consonant: plan, planning, planned. Includes both spellings of British doublings. */
export const doublingVerbs = wordList(`
plan ship stop drop map tag debug chat refer commit submit transfer equip program format label model control
travel cancel permit occur embed stub strip trim scan swap pin plug blog log vet prep spot jot wrap cap chop
fit spec defer prefer signal channel dial fuel pen scrap cram slot snap step sum tap top total zip recap mob
admit omit reformat reprogram unwrap remap counsel excel level
`)

/** Past tenses of irregular verbs. */
export const irregularPasts: Record<string, string> = {
  arise: 'arose',
  become: 'became',
  begin: 'began',
  bind: 'bound',
  break: 'broke',
  bring: 'brought',
  broadcast: 'broadcast',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose',
  'co-lead': 'co-led',
  come: 'came',
  cut: 'cut',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  fight: 'fought',
  find: 'found',
  forecast: 'forecast',
  foresee: 'foresaw',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
  hit: 'hit',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lead: 'led',
  leave: 'left',
  lend: 'lent',
  let: 'let',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  offset: 'offset',
  overcome: 'overcame',
  override: 'overrode',
  oversee: 'oversaw',
  overwrite: 'overwrote',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  redo: 'redid',
  reset: 'reset',
  rerun: 'reran',
  rewrite: 'rewrote',
  ride: 'rode',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  show: 'showed',
  shrink: 'shrank',
  shoot: 'shot',
  shut: 'shut',
  sit: 'sat',
  speak: 'spoke',
  spend: 'spent',
  spin: 'spun',
  split: 'split',
  spread: 'spread',
  stand: 'stood',
  stick: 'stuck',
  strive: 'strove',
  sweep: 'swept',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  throw: 'threw',
  tie: 'tied',
  troubleshoot: 'troubleshot',
  undergo: 'underwent',
  understand: 'understood',
  undertake: 'undertook',
  uphold: 'upheld',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
}

/** Irregular verbs that double their consonant in the gerund: running, setting. */
export const doublingIrregulars = new Set(
  wordList(`
run set cut get put let begin hit shut sit spin split win reset rerun offset
`),
)

/** Base forms that are equally often nouns; only a determiner after them shows that they are verbs. */
export const nounLikeVerbs = new Set(
  wordList(`
access account address advance aid alert answer approach archive audit author award back balance batch
benchmark bill blend block book boost bridge brief budget cache campaign capture care catalogue chair
challenge champion change chart check code combine contact contract control copy count craft debug design
detail display document double draft email exercise experiment export file filter finance fix focus force
forecast form format forward function fund gain grade grant group guard guide handle harden help highlight
hire host house import increase index influence interest interface interview issue judge label lead level
leverage license lift link list load log look market master measure mentor model monitor mount move name
offer open order outline own pack patch pilot pitch place plan play plug port position post practice present
price print probe process produce profile program project purchase query question rank rate reach read
record release repair report request research reserve respond reverse review reward roll route run sample
save scale schedule scope score screen script service set shadow shape share shift ship show sketch sort
source specialise sponsor spot staff stage start step stock store stress-test structure study supply support
survey tag target task test top total trace track trade train transfer transition transport travel treat
triage trigger tune turn tutor type update upgrade upload use value view visit volunteer warehouse watch
welcome win work drive build cut deal draw feed fight find hit hold keep know make meet offset overhaul
override pay put reset rise split spread stand stick sweep take think tie broadcast catch break bind clean
clear close collect complete perfect direct secure lower correct separate elaborate moderate alternate
duplicate lay mirror fine-tune redesign partner engineer smooth excel counsel coach architect advocate
associate delegate prototype map blog chat spec drop cap swap trim stop scan signal channel fuel zip sum tap
pin strip embed pioneer shepherd
`),
)

/** Gerunds that are mostly nouns or adjectives in a list of duties, where an object proves little. */
export const nounLikeGerunds = new Set(
  wordList(`
accounting alerting banking billing building caching coding computing consulting debugging engineering
existing financing funding hosting housing incoming learning lighting listing logging manufacturing
marketing meeting messaging modeling modelling monitoring networking onboarding ongoing operating outgoing
outstanding planning pricing printing processing programming purchasing recruiting reporting routing
scheduling scripting shipping staffing streaming supporting teaching testing ticketing timing tracking
trading training troubleshooting tuning warehousing working cleaning
`),
)

/** Gerunds that are never the main verb of a line ("networking equipment", "existing systems"). */
export const neverVerbs = new Set(
  wordList(`
accounting banking billing computing engineering existing housing incoming learning lighting marketing
networking ongoing operating outgoing outstanding meeting ticketing timing warehousing being
`),
)

/** Action nouns with their verbs: "the maintenance of X" means maintaining X. */
export const actionNouns: Record<string, string> = {
  administration: 'administer',
  analysis: 'analyse',
  automation: 'automate',
  collection: 'collect',
  configuration: 'configure',
  coordination: 'coordinate',
  creation: 'create',
  delivery: 'deliver',
  deployment: 'deploy',
  design: 'design',
  development: 'develop',
  documentation: 'document',
  evaluation: 'evaluate',
  execution: 'execute',
  implementation: 'implement',
  improvement: 'improve',
  installation: 'install',
  integration: 'integrate',
  investigation: 'investigate',
  maintenance: 'maintain',
  management: 'manage',
  migration: 'migrate',
  optimisation: 'optimise',
  optimization: 'optimize',
  organisation: 'organise',
  organization: 'organize',
  preparation: 'prepare',
  planning: 'plan',
  production: 'produce',
  resolution: 'resolve',
  supervision: 'supervise',
  validation: 'validate',
  verification: 'verify',
}
