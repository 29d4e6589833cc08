import type { OpenQuestion } from '../open-question.ts'

export const architectureExpert: readonly OpenQuestion[] = [
  {
    id: 'architecture-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Site Reliability Engineer (SRE)'],
    skills: ['High Availability', 'Solution Architecture'],
    tags: ['composite availability', 'dependencies', 'error budget'],
    question:
      'The contract promises 99.95 percent for payments. A payment calls six services one after the other, each with 99.9 percent. Sales has already signed. What do you tell them, and what do you change in the design?',
    keyPoints: [
      {
        cue: 'What the numbers really give',
        point:
          'Multiplies the chain: six times 99.9 gives about 99.4 percent, some 52 hours a year against 4.4 promised',
        weight: 3,
        essential: true,
        said: [
          '0.999 to the sixth is roughly 0.994, so we would miss it by a factor of more than ten',
          'serial dependencies multiply, so even if each meets its goal we cannot hold the promise',
          'that leaves around two days of outage per year',
        ],
      },
      {
        cue: 'A payment after your redesign',
        point:
          'Removes dependencies from the critical path by working later, by copies of data or by a default when one is missing',
        weight: 3,
        essential: true,
        said: [
          'Loyalty points and the receipt can be done afterwards from a queue',
          'fraud scoring falls back to a simple rule when it does not answer',
          'only two of the six have to be there synchronously',
        ],
      },
      {
        cue: 'What you do for the rest',
        point: 'Strengthens those that remain with redundancy that really fails independently',
        weight: 2,
        said: [
          'Two payment providers, so that one being down is not the end',
          'redundancy only counts if both do not share a zone, a release or a configuration',
        ],
      },
      {
        cue: 'How far to trust the calculation',
        point:
          'Questions the arithmetic: failures are correlated, and published figures are promises rather than measurements',
        weight: 2,
        said: [
          'The multiplication assumes independence, but a network fault hits all at once',
          'I would look at what they really delivered during the last year rather than the SLA',
        ],
      },
      {
        cue: 'What exactly was signed',
        point:
          'Reads how the contract defines and measures availability: period, maintenance windows, failed requests or minutes, penalty',
        weight: 2,
        said: [
          'Does planned maintenance count, and is it per month or year?',
          'it depends on whether a refused payment or a minute of downtime is the unit',
        ],
      },
      {
        cue: 'What sales needs to hear',
        point:
          'Tells sales the gap with the cost to close it, and how future promises get checked before signing',
        weight: 2,
        said: [
          'I name openly what we can keep today, what it takes until we are there and what the penalty would be',
          'next time an internal target stricter than the contract comes first',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A system is as available as its weakest dependency',
        said: [
          'the chain is 99.9 because each link is 99.9',
          'the overall availability is the lowest of them',
        ],
        correction:
          'Serial dependencies multiply, so the whole is worse than each part: six at 99.9 give about 99.4 percent.',
      },
      {
        belief: 'Retries make up for the lower availability of dependencies',
        said: ['with three retries we get to the needed number'],
        correction:
          'They help against short, independent errors; in a real outage all attempts fail and add load. The dependency has to leave the path or get an alternative.',
      },
    ],
    sampleAnswer:
      "I'd show sales one line: 0.999 to the power of six is about 0.994. Even if all six keep their promise, that's some 52 hours a year, and we signed about four and a half. The calculation is rough, because failures are not independent and the figures are contractual rather than measured, so I'd look at last year's real numbers; but no correction closes a factor of ten. Then I'd read what exactly we signed: by month or year, planned maintenance in or out, minutes or failed payments, and what a miss costs. For the design, the strongest lever is a shorter chain. Does a payment need all six in that moment? Receipt and loyalty can go through a queue. Customer data can come from a local copy that's minutes old. Fraud scoring can fall back to a simple rule with a lower limit, if the risk department agrees. That leaves authorization and the ledger. Those get redundancy that fails separately: a second payment provider, a database across zones, and releases that never touch both sides at once. I'd tell sales what we can hold now, by when the rest, at what cost, and I'd want an internal target above the contract before the next signature.",
    criteria: [
      'Does the arithmetic and knows its limits',
      'Changes the structure instead of only adding servers',
      'Constructive toward sales',
    ],
    followUps: [
      {
        question:
          'The fraud service is down and you let payments through. Who decides that, and how do you limit the damage?',
        about: [1],
        answer:
          'The risk owner decides beforehand, not an engineer at night. The fallback has limits: small amounts, known customers, a total cap for each hour. Every payment let through is marked and scored afterwards, so suspicious ones can be reversed.',
      },
      {
        question: 'What makes two redundant providers fail at the same time?',
        about: [2, 3],
        answer:
          'A shared cause: the same cloud region, the same acquiring bank behind both, our own faulty release or expired certificate, or the switch itself that was never exercised. I send some traffic through both all the time to know that they work.',
      },
    ],
  },
  {
    id: 'architecture-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Technical Lead'],
    skills: ['Legacy Modernization', 'Database Migration'],
    tags: ['cutover', 'strangler', 'data sync', 'rollback'],
    question:
      'A bank replaces its core account system while customers keep using it. You can neither stop for a weekend nor move all accounts at once. How do you structure the transition, and where is the point of no return?',
    keyPoints: [
      {
        cue: 'How the move is split up',
        point: 'Moves accounts in cohorts behind a routing layer that knows which system holds each account',
        weight: 3,
        essential: true,
        said: [
          'First staff accounts, then one percent, then larger groups, and a facade directs each request to old or new',
          'gradual, by customer group, instead of a big bang',
          'a switchboard in front decides for each account where it lives',
        ],
      },
      {
        cue: 'Who may change an account',
        point:
          'Keeps exactly one system as the writing master for an account at any moment, instead of writing to both',
        weight: 3,
        essential: true,
        said: [
          'For each account ownership flips at one instant; the other side only gets a copy',
          'dual writes would drift apart, so only one may change the balance',
          'There must never be two places that may change the same money at the same time',
        ],
      },
      {
        cue: 'How you know it is right',
        point:
          'Proves equality before and after: shadow processing, continuous reconciliation of balances, interest and statements',
        weight: 3,
        essential: true,
        said: [
          'We run both in parallel with the same postings and compare to the cent each day',
          'differences are counted, explained and must be zero before a group moves',
          'mirror the traffic and check the results',
        ],
      },
      {
        cue: 'Until when you can retreat',
        point:
          'Keeps the way back open by feeding changes from the new system to the old, and says when this ends',
        weight: 2,
        said: [
          'A reverse sync lets us move a cohort back for some weeks',
          'once new-only products exist or the reverse feed is switched off there is no return, and that is a conscious decision',
        ],
      },
      {
        cue: 'What else crosses both systems',
        point:
          'Minds the flows around it: transfers between old and new accounts, batch jobs, reports to authorities, downstream consumers',
        weight: 2,
        said: [
          'A transfer from a moved to an unmoved customer crosses both systems',
          'end-of-day jobs and the general ledger have to see one complete bank',
        ],
      },
      {
        cue: 'How it comes to a close',
        point:
          'Plans and funds the end: switching off the old system, because running both forever is the likeliest failure',
        weight: 2,
        said: [
          'The last five percent of odd accounts get their own budget, or the old one never dies',
          'decommissioning is part of the project and not an afterthought',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Writing to both systems in the application keeps them consistent',
        said: ['we just save in both databases during the transition', 'dual writes make rollback trivial'],
        correction:
          'One of two writes can fail or arrive in another order, and the copies drift apart; one master and a change feed with reconciliation is needed.',
      },
      {
        belief: 'A backup taken before the switch is the rollback plan',
        said: ['if something goes wrong we restore the old system'],
        correction:
          'After the first hours it would lose all postings made since; a real way back has to carry the new changes over.',
      },
    ],
    sampleAnswer:
      "I'd never do it in one go. In front of both systems goes a routing layer that knows for each account where it lives, and we move cohorts: staff first, then one percent, then simple account types, and the odd ones last. The rule I insist on is that each account has one master at any moment. Writing to both from the application looks convenient, but drifts apart with the first timeout. Instead the master emits its changes and the other side follows as a copy. Before any cohort moves, the new system processes the same postings in shadow, and we reconcile balances, interest and statements to the cent every day. A cohort moves after, say, one month-end without an unexplained difference. The flows around it need most of the work: a transfer between a moved and an unmoved customer, the end-of-day run, the general ledger, reports to authorities. All must see one bank. After the move, the new system feeds the old one for some weeks, so we can go back. The point of no return comes when we stop that feed or sell a product that the old one can't represent. I'd make this an explicit decision with criteria. And the shutdown is budgeted from the start, otherwise we run two cores for ten years.",
    criteria: ['Names the irreversible moment', 'Evidence before each step', 'Thinks about the end state'],
    followUps: [
      {
        question: 'Reconciliation shows 37 accounts with differences of one cent. Move on or stop?',
        about: [2],
        answer:
          'Stop that cohort until the cause is known. One cent usually means a rounding or interest rule that differs and will grow. If it turns out to be a fault in the old system, the business decides in writing which value is right.',
      },
      {
        question: 'How do you handle a transfer from an account in the old system to one in the new?',
        about: [1, 4],
        answer:
          'Like a payment between two banks: debit in one, a durable message, credit in the other, with an identifier so it happens once, and a clearing account in between that must return to zero. Anything stuck there raises an alarm.',
      },
    ],
  },
  {
    id: 'architecture-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Cloud Engineer'],
    skills: ['Multi-Cloud', 'Risk Management'],
    tags: ['lock in', 'exit strategy', 'board'],
    question:
      'After an outage in the news, the board demands that "everything must run on two clouds so that we are independent". How do you respond?',
    keyPoints: [
      {
        cue: 'What lies behind the demand',
        point:
          'Finds out which risk the board means: outage, price power, regulation or a provider ending the relation, since each has another remedy',
        weight: 3,
        essential: true,
        said: [
          'Are they afraid of downtime or of being squeezed in the next negotiation?',
          'I first unpack the word independent, because failover and bargaining position are different problems',
          'ask what event they want to survive',
        ],
      },
      {
        cue: 'What really helps against an outage',
        point:
          'Explains that outages are usually better met by several zones or regions of one provider, and that most come from own changes',
        weight: 2,
        said: [
          'Our last ten incidents were our releases and configuration, a second cloud would not have helped',
          'a second region gives most of the benefit for a fraction of the effort',
        ],
      },
      {
        cue: 'What it would bring with it',
        point:
          'Names the price of active use of two: lowest common denominator, doubled skills, security and network, data replication and transfer',
        weight: 3,
        essential: true,
        said: [
          'Each team has to master both and we may only use what exists in each',
          'keeping the data in sync between them is the hard and expensive part',
          'more complexity can make it less reliable',
        ],
      },
      {
        cue: 'What you recommend instead',
        point:
          'Proposes a graded answer: a real second platform only for the few processes that warrant it, an exit plan for the rest',
        weight: 3,
        essential: true,
        said: [
          'Payments get an emergency mode elsewhere, while for the others we keep a documented and costed way out',
          'not everything, just the handful that would kill the company',
          'Do it properly for the crown jewels and have a written escape route for everything else',
        ],
      },
      {
        cue: 'What you do anyway',
        point:
          'Lowers switching cost where it is cheap: open interfaces, containers, infrastructure as code, own copies of data',
        weight: 2,
        said: [
          'Standard protocols and keeping the data exportable with backups outside the provider',
          'portable where it costs nothing, proprietary where the gain is worth it and we know it',
        ],
      },
      {
        cue: 'How to measure dependence',
        point: 'Quantifies lock-in as cost and time to leave, set against the benefit of the services used',
        weight: 1,
        said: [
          'Moving off would take fourteen months and four million, and this is what we gain by using it',
          'treat it like an insurance: premium against probability and damage',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Running on Kubernetes makes a system independent of the cloud provider',
        said: ['with containers we can move anywhere in a day', 'Kubernetes means no lock-in'],
        correction:
          'The containers move; data, identity, network, managed services, monitoring and the skills of the teams do not, and those make up most of the effort.',
      },
      {
        belief: 'Two clouds are automatically more available than one',
        said: ['if one fails the other simply takes over'],
        correction:
          'Only with replicated data, tested switching and no shared dependencies; without that, using both means that either outage can hurt.',
      },
    ],
    sampleAnswer:
      "I'd thank them for raising it and ask which event they want to survive, because \"independent\" covers several. If it's an outage, I'd show our own incidents: most came from our changes, and for the rest a second region of the same provider helps at a fraction of the cost. If it's price power or a provider ending the contract, we need a credible exit, not parallel operation. If a regulator asks for it, we read exactly what is asked. Then I'd show what running everything on two clouds costs: every team masters both, we use only what exists in each, security and networking are built twice, and the data has to be kept in step across providers, which is the truly difficult part. That complexity may well make us less reliable. My recommendation would be graded. For the two or three processes whose loss for a day endangers the company, perhaps card payments, a reduced emergency mode at another provider, exercised each quarter. For everything else, an exit plan with time and money: today fourteen months and four million. And we lower that where it's cheap, with open interfaces, infrastructure as code, and backups stored outside the provider. The board then sees premium and risk side by side and can decide.",
    criteria: [
      'Takes the concern seriously',
      'Neither dogmatic for nor against',
      'Gives the board a decision it can make',
    ],
    followUps: [
      {
        question: 'How would you test that an exit plan is more than paper?',
        about: [3, 4],
        answer:
          'Once a year we move one real but small system with its data to the other provider within a fixed time, restore a large backup there, and update time and cost in the plan with what we learned.',
      },
      {
        question:
          'A team wants a proprietary database of the provider that would save it a year. Do you allow it?',
        about: [5],
        answer:
          'Probably. A year is a large gain. I record the estimated cost of leaving, keep access to it behind one module, make sure the data can be exported in a usable form, and have the owner sign that trade.',
      },
    ],
  },
  {
    id: 'architecture-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Backend Developer'],
    skills: ['Saga Pattern', 'System Integration'],
    tags: ['compensation', 'partial failure', 'orchestration'],
    question:
      'A travel booking reserves a flight, a hotel and a rental car at three outside suppliers and charges a card. There is no shared transaction. Walk me through what happens when the third step times out, and how you design for it.',
    keyPoints: [
      {
        cue: 'What a timeout tells you',
        point:
          'Recognizes that a timeout leaves the outcome unknown, so it queries or repeats with the same key before treating it as failed',
        weight: 3,
        essential: true,
        said: [
          'The car may have been booked although we got no answer, so first ask the supplier',
          'no reply is not a no; retry with the identical idempotency key',
          'unknown is a third state next to success and failure',
        ],
      },
      {
        cue: 'What keeps the booking on track',
        point:
          'Keeps the state of each step durably, best in one orchestrator, so that work continues after a crash',
        weight: 3,
        essential: true,
        said: [
          'A saga with its progress stored in a database, so another instance can pick it up',
          'write down before each call what we are about to do and afterwards how it ended',
          'If our server dies in the middle, a saved record tells the next one where to continue',
        ],
      },
      {
        cue: 'How a reservation is undone',
        point:
          'Defines a compensating action for each step and notes that it is a business act, with fees and possible failure, not a rollback',
        weight: 3,
        essential: true,
        said: [
          'Canceling the flight may cost money or be refused, so undo is not like in a database',
          'for every booking there is a reverse, and the reverse can break as well and needs retries',
          'For every booking I plan how to cancel it, knowing that the supplier may charge us or say no',
        ],
      },
      {
        cue: 'The sequence of the steps',
        point: 'Orders the steps by risk: holds and authorizations first, what cannot be undone last',
        weight: 2,
        said: [
          'Authorize the card, place holds, ticket the nonrefundable flight at the very end and capture then',
          'put the irreversible thing after everything that could fail',
        ],
      },
      {
        cue: 'What the traveler gets',
        point:
          'Shows the customer an honest pending state and decides with the business what partial success is worth',
        weight: 2,
        said: [
          'Maybe flight and hotel without the car is fine, and we offer another one',
          'the page says we are confirming, rather than error or success',
        ],
      },
      {
        cue: 'When automation is not enough',
        point: 'Detects stuck cases and hands them to people, with reconciliation against suppliers',
        weight: 2,
        said: [
          'Anything open longer than fifteen minutes lands in a queue of the service team',
          'every night we compare our bookings with the supplier list to find orphans',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A timeout means that the call failed and the step can be compensated immediately',
        said: ['no answer within ten seconds, so it was not booked', 'on timeout we simply roll back'],
        correction:
          'The supplier may have completed it; the outcome has to be found out, or a booking is left that nobody knows of.',
      },
      {
        belief: 'Two-phase commit across the suppliers would be the clean solution',
        said: ['we should use a distributed transaction over all three'],
        correction:
          'Outside suppliers do not take part in it, and it would hold locks while any of them is unreachable; sagas with compensation are the realistic form.',
      },
    ],
    sampleAnswer:
      "When the car supplier times out, I know nothing: it may be booked or not. So the step goes into a state of its own, \"unknown\". The orchestrator asks the supplier for the booking by our reference, or repeats the call with the same idempotency key. Only when it's clear that there's no car do we decide what next. That decision is the business's: perhaps we keep flight and hotel, and offer another car. If the whole trip must go, we run the compensations: cancel hotel, release the flight hold, void the card authorization. Those aren't rollbacks; a cancellation may cost a fee or fail, so each is retried and tracked like a step. All of that lives in a saga whose state is written before and after each call, so that a crash in the middle only delays it. And I choose the order to make undoing cheap: authorize the card without capturing, take holds where suppliers offer them, and issue the nonrefundable ticket as late as possible, then capture. The customer sees \"we are confirming your trip\" and gets an email. Whatever is open after fifteen minutes goes to a service team, and a nightly comparison with the suppliers' lists finds bookings that we don't know about.",
    criteria: [
      'Treats the unknown outcome precisely',
      'Connects technical and business decisions',
      'Includes people as the last resort',
    ],
    followUps: [
      {
        question:
          'A supplier offers neither idempotency keys nor a lookup by your reference. What do you do?',
        about: [0, 5],
        answer:
          'I search its booking list by name, date and time before any repeat, and do not retry automatically when in doubt. Such cases go to the service team, reconciliation runs more often, and the steps are arranged so that this supplier comes late.',
      },
      {
        question: 'When would you prefer choreography with events over a central orchestrator here?',
        about: [1],
        answer:
          'Hardly here: the order matters, compensation is complex, and support asks where a trip stands. Choreography suits few, loosely related reactions, for instance loyalty points and emails after the booking is complete.',
      },
    ],
  },
  {
    id: 'architecture-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Security Engineer'],
    skills: ['Solution Architecture', 'Data Protection'],
    tags: ['data residency', 'multi region', 'global product'],
    question:
      'A global HR product runs in one region. New customers demand that personal data of their staff stays in their region, even for backups and support. What does this change in the architecture, and what is usually overlooked?',
    keyPoints: [
      {
        cue: 'The new shape of the system',
        point:
          'Splits the product into regional cells that hold personal data and a thin global part without it',
        weight: 3,
        essential: true,
        said: [
          'Each region gets its own complete stack, and only a directory that says where a tenant lives is global',
          'the same software is deployed per geography, with a small shared control plane',
          'keep employee data inside the cell',
        ],
      },
      {
        cue: 'Where data leaks unnoticed',
        point:
          'Finds the side channels: logs, traces, error reports, analytics, email and support tools, search indexes, AI services',
        weight: 3,
        essential: true,
        said: [
          'Names land in log lines that go to a central tool in another continent',
          'the database is the easy part; crash reports and the ticket system leak',
          'every subprocessor has to be looked at',
        ],
      },
      {
        cue: 'What the demand really covers',
        point:
          'Clarifies what residency means in the contract: storage only, or processing and access by people as well',
        weight: 2,
        said: [
          'If an engineer abroad looks at a screen, is that a transfer? Lawyers and customer must say',
          'stored there, processed there and accessed only from there are three levels',
        ],
      },
      {
        cue: 'Who runs it and helps customers',
        point:
          'Organizes operation and support: regional staff or controlled, logged access, keys in the region',
        weight: 2,
        said: [
          'Just-in-time access approved by the customer and recorded, with encryption keys that stay local',
          'who may be on call for that region at night?',
        ],
      },
      {
        cue: 'What still crosses the border',
        point:
          'Solves the cross-region needs: login routing, global companies with staff in several regions, reports over all',
        weight: 2,
        said: [
          'One employer has people on three continents and wants a single headcount report, so only aggregates travel',
          'a user who logs in has to be sent to the right place without exposing who they are',
        ],
      },
      {
        cue: 'What stays expensive',
        point:
          'Counts the lasting cost: more deployments, smaller economies of scale, disaster recovery within the region',
        weight: 2,
        said: [
          'Each cell needs its own standby inside the same geography and the releases multiply',
          'small regions are expensive per customer, so it has to be in the price',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Choosing a storage region for the database fulfills data residency',
        said: ['we set the bucket and the database to that region and are done'],
        correction:
          'Copies flow into logs, backups, analytics, email and support tools, and people elsewhere may have access; all of these count.',
      },
      {
        belief: 'Encrypted data may be kept anywhere because it is no longer personal data',
        said: ['it is encrypted, so location does not matter'],
        correction:
          'Encryption lowers the risk, but whoever can obtain the key can read it; contracts and rules usually still treat it as personal data.',
      },
    ],
    sampleAnswer:
      "First I'd get the demand precise with their lawyers and ours: is it about storage, about processing, or also about who may look? These lead to different designs. Assuming all three, I'd move from one installation to regional cells. Every cell is a complete stack with its own database, backups, search index and keys. Above that sits a thin global layer: the tenant directory, billing, release management, and it must hold no employee data. Login first finds out the tenant's region from the company domain and sends the browser there. The hard part isn't the database but the side doors: log lines with names, crash reports, product analytics, the mail sender, the ticket tool with screenshots, an AI service that summarizes. I'd draw the flow of each personal field through all of them, and either regionalize or strip it. Support gets access just in time, approved and recorded, from people the contract allows. A company with staff on three continents gets its report from aggregates computed in each cell. And it costs: every cell needs a standby within its geography, releases run several times, and small regions are poorly used. So automation comes first, the number of regions stays small, and it has a price in the offer.",
    criteria: [
      'Distinguishes the legal question from the design',
      'Follows the data beyond the database',
      'Names operating cost',
    ],
    followUps: [
      {
        question: 'How do you prove to a customer that nothing leaves the region?',
        about: [1, 3],
        answer:
          'With a data flow inventory, network rules that block other destinations by default, tests that send marked records through and search for them elsewhere, access logs they may see, and a list of subprocessors with locations that is audited.',
      },
      {
        question:
          'An employee is transferred from one region to another within the same company. What happens to the record?',
        about: [4],
        answer:
          'It is a deliberate transfer with a legal basis: the new cell gets the needed part, the old one keeps what it must for as long as required and then deletes. A neutral identifier connects both without exposing content globally.',
      },
    ],
  },
  {
    id: 'architecture-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Technical Lead', 'Engineering Manager'],
    skills: ['Enterprise Architecture', 'Architecture Decision Records'],
    tags: ['governance', 'review board', 'guardrails', 'autonomy'],
    question:
      'The architecture board meets every two weeks, teams wait six weeks for approval, and they have begun to build around it. You are asked to reform it. What do you put in its place?',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Looks first at what the board decides and which of its past verdicts prevented harm',
        weight: 2,
        said: [
          'I go through the last fifty cases; if forty-five were waved through, those need no meeting',
          'which of the decisions actually mattered?',
        ],
      },
      {
        cue: 'What needs a look at all',
        point:
          'Separates decisions by reversibility and reach: local ones stay with the team, few costly ones need review',
        weight: 3,
        essential: true,
        said: [
          "A library inside one service is nobody else's business, a new database technology for all is",
          'one-way doors get attention, two-way doors do not',
          'who else is affected, and how hard is it to undo?',
        ],
      },
      {
        cue: 'How good choices become likely',
        point:
          'Offers guardrails and prepared paths that make the approved way the easiest, with automatic checks',
        weight: 3,
        essential: true,
        said: [
          'Templates with logging, login and pipelines built in, so whoever uses them needs no permission',
          'policies checked in the pipeline rather than in a meeting',
          'a paved road instead of a gate',
        ],
      },
      {
        cue: 'Who has the final word',
        point:
          'Turns approval into advice: the team decides after consulting those affected and experts, and writes it down openly',
        weight: 3,
        said: [
          'They must ask the people who are touched by it and record the reasons, but it stays their decision',
          'architects join early as advisers rather than judge at the end',
          'Stop asking for permission: get input from the people it touches, then choose and publish why',
        ],
      },
      {
        cue: 'When a team deviates',
        point: 'Handles exceptions explicitly with an owner and an end date',
        weight: 1,
        said: [
          'You may deviate, but somebody takes responsibility and it is looked at again in a year',
          'a waiver that expires by itself',
        ],
      },
      {
        cue: 'How you know the reform helped',
        point: 'Measures whether it works: time to decision, deviations, incidents or duplicated technology',
        weight: 2,
        said: [
          'I track waiting time and how many different solutions we have for the same thing',
          'after half a year we check if harm increased or only speed did',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More frequent meetings of the board solve the problem',
        said: ['let it meet weekly instead of every two weeks'],
        correction:
          'The queue shrinks but decisions stay far from those who know the details; most of them should not need a board at all.',
      },
      {
        belief: 'Without central approval every team will choose its own technology and chaos follows',
        said: ['if nobody approves, everyone does what they want'],
        correction:
          'Guardrails, easy standard paths and open decision records keep coherence; the building around the board shows that approval did not.',
      },
    ],
    sampleAnswer:
      "That people build around it tells me the board already doesn't control anything; it only delays those who are honest. I'd begin with data: the last fifty cases, what was asked, how it ended, whether it prevented harm. I'd expect most to have been waved through. Then I'd sort decisions by two questions: how far does it reach, and how hard is it to undo? A library inside one service belongs to the team. A new datastore technology, a public interface or where personal data flows concerns others and is costly to reverse. For the everyday ones we offer a prepared path, templates with login, logging, pipeline and approved databases, and automatic checks. Whoever stays on it asks nobody. For the few big ones we turn approval into advice: the team must talk with those affected and with named experts, writes a short public record, and decides. The former board becomes a weekly open forum for such advice, and keeps a veto only for a short list, such as legal and security matters. Deviations are possible with an owner and an expiry date. And I'd measure: time to decision, number of technologies for the same purpose, incidents traced to such decisions. If variety explodes after six months, we tighten the right spot.",
    criteria: [
      'Understands why the board existed',
      'Balances coherence and speed',
      'Does not merely abolish',
    ],
    followUps: [
      {
        question:
          'A team consults everyone, ignores all the advice and chooses an exotic database. What now?',
        about: [3, 4],
        answer:
          'If only they carry the consequence, they may, with running it and the later cost on their own account and a review date. If operations or other teams pay for it, that falls on the short list where a veto exists.',
      },
      {
        question: 'The former board members feel stripped of power. How do you win them?',
        about: [0, 2],
        answer:
          'I show them their own figures and give them work with more influence: building the paved path, advising at the beginning of projects, and owning a topic across teams. Judging finished designs was rarely what they enjoyed.',
      },
    ],
  },
  {
    id: 'architecture-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Technical Lead'],
    skills: ['Stakeholder Management', 'Risk Management'],
    tags: ['executive pressure', 'unsuitable vendor', 'saying no'],
    question:
      'The CEO has shaken hands with a platform vendor. You are asked to "confirm the architecture" and find that the product cannot meet two core requirements. What do you do?',
    keyPoints: [
      {
        cue: 'What you do before speaking up',
        point:
          'Makes sure of the finding first: tests it, asks the vendor, separates real obstacles from preferences',
        weight: 3,
        essential: true,
        said: [
          'Before I raise an alarm I reproduce it with our load and let their engineers try to prove me wrong',
          'are both requirements really hard, or could they be relaxed?',
          'evidence, not an opinion against the boss',
        ],
      },
      {
        cue: 'How the CEO hears of it',
        point: 'Tells the sponsor or CEO early and privately, in terms of business consequence',
        weight: 3,
        essential: true,
        said: [
          'I go to her before any meeting and say what will happen to the launch in spring',
          'no surprise in public, and no technical lecture: this means orders get lost at peak',
          'A quiet word with the boss as soon as possible about what it would cost us in customers',
        ],
      },
      {
        cue: 'What you bring along',
        point:
          'Brings options that let the relation and the face be kept: narrower use, conditions, additions, another product',
        weight: 3,
        essential: true,
        said: [
          'We could use it for the back office where it is strong and something else for the peak',
          'sign with a trial phase and a way out',
          'not just a no but three ways forward with price',
        ],
      },
      {
        cue: 'What you want to understand',
        point: 'Asks what the goal behind the handshake was and what is already binding',
        weight: 2,
        said: [
          'Maybe it is about a joint sales deal and the software is secondary',
          'is there a contract, or only a verbal promise?',
        ],
      },
      {
        cue: 'What you put your name to',
        point: 'Refuses to certify something untrue, and documents the risk if it is accepted nonetheless',
        weight: 2,
        said: [
          'I would not write that it is suitable; I write what holds, what does not, and who takes the risk',
          'if she goes ahead knowingly, I help to make the best of it with a record',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief:
          'An architect should confirm what the leadership has decided, since responsibility lies with them',
        said: ['they decided, so I write what they want to hear', 'it is above my pay grade'],
        correction:
          'Leaders can only be responsible for risks they know; hiding a finding takes the decision away from them.',
      },
      {
        belief: 'Convincing needs a complete list of all technical shortcomings of the product',
        said: ['I show them all thirty weaknesses so they give up'],
        correction:
          'A long list looks like resistance and hides the two that count; a few proven obstacles with business impact persuade.',
      },
    ],
    sampleAnswer:
      "First I'd check myself. I'd build the two cases in a trial, with our peak load and our permission rules, and ask the vendor's engineers to show me that I'm wrong. Sometimes there's a setting or an upcoming version, and sometimes the requirement turns out softer than written. If it stands, I'd go to the CEO quickly and alone, perhaps with my manager. Not in the steering meeting. I'd say it in two sentences: at the volume we expect in December the platform loses about one order in fifty, and it can't separate the data of our franchisees, which our contracts demand. Then I'd ask what she wanted to achieve with this partner, and what's signed. If the point is the joint sales agreement, the platform may be useful elsewhere. I'd bring options with cost and date: use it for back-office processes and keep our order intake, sign a paid pilot with these two points as exit conditions, or take another product and keep the partnership in marketing. I'd recommend one. What I wouldn't do is confirm suitability. If she goes ahead anyway, that's her right; then the risk is written down with her as its owner, and I help to limit it, for example by a fallback for December.",
    criteria: ['Courage with tact', 'Evidence before confrontation', 'Stays useful after the decision'],
    followUps: [
      {
        question: 'The vendor promises both features for the next release. How do you treat that?',
        about: [0, 2],
        answer:
          'As a plan, not a fact. I ask for a date in the contract, acceptance criteria from our trial, and a right to leave or a reduced price if it slips. Until then, the design must work without them.',
      },
      {
        question: 'The CEO replies: "You technical people always find problems." What do you say?',
        about: [1, 2],
        answer:
          'That I want this partnership to succeed, and two of thirty points stand in the way; the other twenty-eight are fine. Then I show the least expensive way around them and ask which risk she prefers to carry.',
      },
    ],
  },
  {
    id: 'architecture-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Solutions Architect', 'Engineering Manager'],
    skills: ['System Integration', 'Enterprise Architecture'],
    tags: ['acquisition', 'consolidation', 'target picture'],
    question:
      'Your company bought a competitor. Both have a shop, an order system and a customer database, and the deal was justified by "savings from one platform within two years". How do you approach the integration?',
    keyPoints: [
      {
        cue: 'What "savings" really means',
        point:
          'Traces the promised savings to concrete systems and contracts, and checks whether they are realistic',
        weight: 3,
        essential: true,
        said: [
          'Where do the twelve million come from: licenses, staff, data centers?',
          'I open the spreadsheet of the deal and look which shutdown has to happen for each line',
          'without switching off something nothing is saved',
        ],
      },
      {
        cue: 'How you pick a winner',
        point:
          'Decides for each capability by business fit instead of by who bought whom, and chooses one of the existing rather than a new third',
        weight: 3,
        essential: true,
        said: [
          'Their order system may be better, then we take theirs',
          'adopt one of the two for each area; building a third would take the two years alone',
          'compare them honestly capability by capability',
        ],
      },
      {
        cue: 'What comes first',
        point:
          'Begins with what customers and management need quickly: login, reporting, security and connection of key data',
        weight: 2,
        said: [
          'First consolidate accounts, network security and a common view of revenue',
          'quick connections let both companies work together before anything merges',
        ],
      },
      {
        cue: 'The hardest part of merging',
        point: 'Treats customer and product data as the hard core: duplicates, different meanings, consents',
        weight: 2,
        said: [
          'An active customer means something different in both, and the same person exists twice',
          'may we use the addresses they gave to the other company at all?',
        ],
      },
      {
        cue: 'How far to unify',
        point: 'Accepts that some things stay separate where merging costs more than it brings',
        weight: 2,
        said: [
          'The two brands can keep their own storefronts on a common order backend',
          'not everything has to be unified; I would leave the small warehouse tool alone',
        ],
      },
      {
        cue: 'The losing side',
        point: 'Protects the knowledge and motivation of people whose system will be switched off',
        weight: 2,
        said: [
          'If the experts of the losing platform leave, we cannot even migrate it',
          'tell them early what their place will be and keep the key ones with a bonus',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The platform of the buying company is the natural target for everything',
        said: ['we bought them, so they move to our systems'],
        correction:
          'Size of the buyer says nothing about fit; moving the better or larger business onto the weaker system destroys value.',
      },
      {
        belief: 'A merger is the right moment to build a new common platform from scratch',
        said: ['we take the chance and do it right with a green field'],
        correction:
          'Then three systems have to be paid for and savings move beyond the horizon; choose one of the two and improve it.',
      },
    ],
    sampleAnswer:
      "I'd begin with the spreadsheet behind the deal: which savings, from which contracts and systems, by when? Savings come only when something is switched off, so each line gets a system and a shutdown date. Then I see whether two years are realistic, and say so early if not. In the first hundred days we do what helps at once: secure the other network, shared login for staff, one revenue report, perhaps cross-selling over a simple interface. Nothing is merged yet. For the target I'd go capability by capability, with people from both sides: catalog, order, payment, customer, warehouse. For each we take one of the two, by fit with the future business, state and cost, and not by who bought whom. A third, new platform would use up the two years. Some remain separate: two brands can keep their shops over one order system. The hard core is data: the same customer twice, \"active\" with two meanings, and consents that may not be transferable. So it starts early. And I'd look after the people of the systems that lose, because without them we can neither run nor migrate; they should hear from us, soon, what comes after. We move customers in groups and measure progress in systems switched off.",
    criteria: ['Follows the money', 'Fair to both sides', 'Realistic about what not to merge'],
    followUps: [
      {
        question:
          'After a year both order systems still run, connected by a bridge. What went wrong, and how do you get out?',
        about: [0, 4],
        answer:
          'Usually nobody owned the shutdown and each group kept adding features. I freeze one system except for legal changes, give one person the date, move the remaining flows by volume, and settle exceptions with the business instead of building them.',
      },
      {
        question: 'How do you keep the comparison of both systems from becoming a fight?',
        about: [1, 5],
        answer:
          'The criteria and weights are agreed first by the business heads of both sides; mixed teams score with evidence, and a neutral sponsor decides on a fixed date. It helps if each side wins some capabilities on merit.',
      },
    ],
  },
]
