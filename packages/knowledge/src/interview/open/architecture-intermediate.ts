import type { OpenQuestion } from '../open-question.ts'

export const architectureIntermediate: readonly OpenQuestion[] = [
  {
    id: 'architecture-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Technical Lead', 'Engineering Manager'],
    skills: ['Solution Architecture', 'Vendor Management'],
    tags: ['build or buy', 'total cost', 'lock in'],
    question:
      'A logistics company wants to build its own customer identity service because "the product we looked at is expensive and lacks two features". How do you work out whether to build or to buy?',
    keyPoints: [
      {
        cue: 'The role identity plays for them',
        point: 'Asks whether the capability sets the company apart from competitors or is a commodity',
        weight: 3,
        essential: true,
        said: [
          'Nobody chooses a carrier because of its login page, so I lean to buying',
          'build what makes you special and purchase the rest',
          'is it core to the business or just plumbing?',
        ],
      },
      {
        cue: 'How you work out the money',
        point:
          'Calculates the cost over several years, including maintenance, operation and security work after launch',
        weight: 3,
        essential: true,
        said: [
          'Writing it is maybe a third; then two people keep it patched and running for five years',
          'compare license fees with salaries over the whole lifetime',
          'the first version is the cheap part of building',
        ],
      },
      {
        cue: 'What makes this topic dangerous',
        point:
          'Weighs the risk of getting a specialized matter wrong, here account takeover and leaked credentials',
        weight: 2,
        said: [
          'Password reset, multi-factor and session handling are easy to do badly and the damage is huge',
          'security mistakes in a homemade login would hurt them more than the invoice',
        ],
      },
      {
        cue: 'What is said to be lacking',
        point:
          'Examines the two missing features: how necessary they are, and whether configuration, an extension or another product covers them',
        weight: 2,
        said: [
          'Maybe one of the features can be done with a hook or a small service next to it',
          "I would challenge if the gap is a real need or just today's habit, and look at other suppliers",
        ],
      },
      {
        cue: 'Hidden sides of buying',
        point:
          'Counts what buying costs beyond the fee: integration, price growth with the number of users, leaving again',
        weight: 2,
        said: [
          'What will it cost at ten times the accounts, and can we get our password hashes out?',
          'look at the exit, the pricing model and the work to connect it',
        ],
      },
      {
        cue: 'What the team could do otherwise',
        point: 'Considers the opportunity: what the same developers would otherwise deliver',
        weight: 1,
        said: [
          'Those four engineers would not be working on route planning for a year',
          'the hidden price is the features that are not built meanwhile',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Building it oneself avoids dependence on anyone',
        said: ['if we write it we are independent', 'there is no lock-in with code we wrote'],
        correction:
          'One then depends on the few people who wrote it and on libraries beneath; the dependence moves, it does not vanish.',
      },
      {
        belief: 'Buying means that no work is left for the engineers',
        said: ['a product is ready out of the box so there is nothing to do'],
        correction:
          'Integration, configuration, migration of accounts, upgrades and dealing with the supplier remain and belong in the calculation.',
      },
    ],
    sampleAnswer:
      "My first question is whether identity makes this company special. It doesn't; customers choose it for delivery, so my starting point is to buy, and the others have to convince me. Then I'd do the calculation over five years. Building the first version may take four people half a year, but afterwards somebody patches it, runs it at night, adds passkeys and passes audits, so I'd count one and a half people permanently. Against that stands the license, and I'd look at how it grows: what does it cost at ten times the customers, and can we export the accounts including password hashes if we leave? I'd also name the risk, because a mistake in the reset flow means taken-over accounts, and specialists have spent years on that. Then the two missing features. I'd ask who needs them and what happens without them; often one is a habit and the other can be done with an extension point, or a second product has it. And finally the opportunity: those four developers wouldn't be improving route planning, which does set the company apart. Unless a missing feature is truly vital, I'd recommend buying, behind a standard protocol so we can switch.",
    criteria: [
      'Reasons with numbers over years',
      'Challenges the requirement politely',
      'Reaches a recommendation with its condition',
    ],
    followUps: [
      {
        question: 'When would you advise building it despite all that?',
        about: [0, 3],
        answer:
          'If identity were part of what they sell, for example verified drivers across many carriers, if no product can meet a binding requirement, or if the fee at their volume clearly exceeds a permanent team and they have people with that experience.',
      },
      {
        question: 'How do you keep the door open to leave the supplier later?',
        about: [4],
        answer:
          'I use open protocols between applications and the login, keep our own customer number as the key everywhere, agree on an export including password hashes in the contract, and keep custom logic out of the supplier product.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Data Engineer'],
    skills: ['System Integration', 'Enterprise Architecture'],
    tags: ['source of truth', 'master data', 'conflicts'],
    question:
      'Sales edits customer addresses in the CRM, accounting edits them in the ERP, and a nightly job copies in both directions. Addresses keep jumping back to old values. How do you untangle this?',
    keyPoints: [
      {
        cue: 'What has to be agreed first',
        point:
          'Decides with the departments which system owns each kind of data, down to attributes where needed',
        weight: 3,
        essential: true,
        said: [
          'One place is the source of truth for addresses and everyone else gets a copy',
          'the delivery address could belong to sales and the billing address to accounting',
          'define a master per field',
        ],
      },
      {
        cue: 'Why values jump back',
        point:
          'Explains the cause: two-way copying without ownership means that the later or staler write wins',
        weight: 2,
        said: [
          'Each night the jobs overwrite each other because nobody knows which change is newer',
          'both can write the same field and an old value comes back as if it were a new one',
        ],
      },
      {
        cue: 'Who may still edit where',
        point: 'Makes the copies read-only, or sends edits made there as requests to the owner',
        weight: 3,
        essential: true,
        said: [
          'In the ERP the field is locked or the change goes through the CRM interface',
          'the other side may display it but has to ask the owning system to alter it',
          'Only one screen lets you edit; in the other program the field is gray',
        ],
      },
      {
        cue: 'How updates should travel',
        point: 'Replaces the nightly bulk copy by events or frequent changes that carry a version or time',
        weight: 2,
        said: [
          'The owner publishes "address changed" with a version number and receivers ignore older ones',
          'only deltas go out within minutes so people do not retype things',
        ],
      },
      {
        cue: 'The groundwork before switching',
        point: 'Introduces a shared customer key and cleans up existing duplicates and conflicts once',
        weight: 2,
        said: [
          'First we need to know which CRM record is which ERP record',
          'match the records, let people resolve the contradictions and then switch',
        ],
      },
      {
        cue: 'Whose problem it really is',
        point:
          'Sees that this is an agreement between departments more than a technical matter, and names a data owner',
        weight: 1,
        said: [
          'Someone in the business has to be responsible for customer data',
          'I bring sales and accounting to one table because the code cannot decide it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Letting the latest timestamp win resolves conflicts between two systems',
        said: ['just compare the modification dates and take the newest', 'last write wins is fine'],
        correction:
          'Clocks differ, bulk jobs touch timestamps, and the later edit is not the truer one; ownership has to be decided first.',
      },
      {
        belief: 'Running the synchronization more often removes the contradictions',
        said: ['sync every minute instead of at night and it is solved'],
        correction:
          'It makes the window smaller, but two writers of the same field still overwrite each other.',
      },
    ],
    sampleAnswer:
      "The jumping comes from the fact that both systems may write the same field and the copying goes both ways, so an old value from one side returns and overwrites the new one. Copying faster wouldn't cure that. What's missing is ownership. I'd bring sales and accounting together and decide field by field who owns what: perhaps contact data and delivery address belong to the CRM, billing address and tax number to the ERP. There should also be a person who's responsible for customer data. Then the other side becomes read-only for these fields; if an accountant has to correct a delivery address, the screen either links to the CRM or sends the change there through its interface. The owner publishes each change within minutes as an event with a version, and the receivers ignore anything older than they have. Before we switch, we need a clean start: a common customer key, so we know which records belong together, and a list of contradictions that people settle once. I'd begin with one field group, such as delivery addresses, and watch whether corrections still jump before doing the rest.",
    criteria: ['Solves ownership before technology', 'Plans the transition with real data'],
    followUps: [
      {
        question: 'Accounting refuses to give up editing in the ERP. What now?',
        about: [2, 5],
        answer:
          'I ask what they need: usually speed while an invoice is open. A form in the ERP can write straight to the owner through its interface, so they keep their screen. If they really need to own it, then they own that field and sales gets the copy.',
      },
      {
        question: 'How do you match records that have no common number?',
        about: [4],
        answer:
          'By rules on tax number, email, and normalized name with address, giving each pair a score. Sure matches are linked automatically, doubtful ones go to people in both departments, and the resulting link table is kept as the shared key.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Cloud Engineer'],
    skills: ['Cloud Migration', 'Solution Architecture'],
    tags: ['migration waves', 'application portfolio', 'rehost'],
    question:
      'A manufacturer must leave its data center in eighteen months. There are 120 applications, and the documentation is poor. How do you decide what happens to each and in which order?',
    keyPoints: [
      {
        cue: 'What you need to know first',
        point:
          'Builds an inventory first, with owner, usage, dependencies and data, from measurements as well as interviews',
        weight: 3,
        essential: true,
        said: [
          'I let a tool record network connections for some weeks because nobody remembers who talks to whom',
          'find out what really runs there, who uses it and what it depends on',
          'discovery before any plan',
        ],
      },
      {
        cue: 'What can happen to each',
        point:
          'Sorts applications by treatment: retire, replace by a service, move as is, adapt a little, rebuild, or keep elsewhere',
        weight: 3,
        essential: true,
        said: [
          'Some can simply be switched off, most are lifted with small changes and only a handful are rewritten',
          'I go through the well-known Rs: retire, retain, rehost, replatform, refactor, repurchase',
          'Not everything gets the same medicine: some die, some get moved over unchanged, some are swapped for a product',
        ],
      },
      {
        cue: 'How ambitious to be',
        point: 'Keeps rewriting the exception because the date is fixed',
        weight: 2,
        said: [
          'With eighteen months I would not modernize everything on the way, that comes after the move',
          'lift and shift for the bulk, and improve it later in the cloud',
        ],
      },
      {
        cue: 'How you form groups',
        point: 'Forms waves along dependencies, so that things that talk a lot move together',
        weight: 2,
        said: [
          'If an app and its database are split across a slow line, it gets unusable, so they go in one group',
          'groups by who calls whom, because latency between the sites hurts',
        ],
      },
      {
        cue: 'Where to start, what to hurry',
        point:
          'Begins with a low-risk wave to learn and to prove network, identity and operations, and does not leave the hardest to the end',
        weight: 2,
        said: [
          'First come a few harmless ones to test the landing zone, then soon a difficult one',
          'pilot small, but tackle the mainframe early enough',
        ],
      },
      {
        cue: 'A safety net on moving day',
        point: 'Plans a rollback and a test by the business owner for each wave',
        weight: 1,
        said: [
          'The old server stays untouched for two weeks in case we have to go back',
          'the department signs off after checking its own processes',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Moving virtual machines to the cloud unchanged lowers the cost by itself',
        said: ['in the cloud it will automatically be cheaper', 'lift and shift saves money immediately'],
        correction:
          'Machines sized for peaks and running day and night often cost more there; savings come from right-sizing, switching off and adapting.',
      },
    ],
    sampleAnswer:
      "With poor documentation I start with discovery. I'd have a tool record processes and network connections for a month, including a month-end, and in parallel ask the departments who owns and uses what. In most companies a tenth or more of the applications turn out to be unused, so those we retire; that's the cheapest migration. Then each application gets a treatment: retire, replace with a bought service, move as it is, adapt slightly, such as to a managed database, rebuild, or keep somewhere else because a machine on the shop floor needs it nearby. As the date is fixed, I'd move most of them with few changes and rebuild only where there is no other way. For the order I group applications which talk to each other constantly, since splitting a program from its database across a long line makes it unusable. The first wave is small and harmless, to prove network, login and monitoring. But the hardest one starts early as well, because that's what threatens the date. Each wave has a test by the business and a way back. And I'd plan to be finished three months before the contract ends.",
    criteria: [
      'Lets the fixed date shape the ambitions',
      'Has a plan for what is unknown',
      'Thinks of retiring before moving',
    ],
    followUps: [
      {
        question: 'Month twelve: sixty percent is moved, and the rest is harder. What do you do?',
        about: [2, 4],
        answer:
          'I put the forecast on the table, re-sort the remainder, and take rebuilds off the path: move them as they are or host them with a provider for a year. In parallel I ask early what extending the data center contract costs.',
      },
      {
        question: 'What goes wrong most often on the day of moving an application?',
        about: [0, 3, 5],
        answer:
          'Hidden dependencies: a hard-coded address, a file share, a license bound to hardware, a partner whose firewall knows only the old address. That is why I rehearse with real data and keep the old side ready to return to.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Cloud Engineer', 'Site Reliability Engineer (SRE)'],
    skills: ['Disaster Recovery', 'Requirements Engineering'],
    tags: ['rto', 'rpo', 'business impact', 'cost'],
    question:
      'An insurer demands "no data loss and recovery within five minutes" for all thirty of its systems; the budget covers perhaps a fifth of that. How do you lead them to a workable answer?',
    keyPoints: [
      {
        cue: 'What the demand mixes together',
        point:
          'Separates the two targets: how much data may be lost and how long the system may be down, each with its own cost',
        weight: 3,
        essential: true,
        said: [
          'RPO and RTO are different things: losing ten minutes of entries is not the same as being off for ten minutes',
          'one number is about lost data, the other about time until it works again',
          'I explain RPO as the work you have to redo, and RTO as the hours you stand still',
        ],
      },
      {
        cue: 'Whether all thirty are alike',
        point: 'Classifies the systems into a few tiers by business impact, together with their owners',
        weight: 3,
        essential: true,
        said: [
          'Claims intake is tier one, the archive can wait two days',
          'I ask each department what an hour, a day and a week without it would cost them',
          'three or four classes instead of one rule for all',
        ],
      },
      {
        cue: 'What each level takes',
        point:
          'Shows for each tier a technique and its price: backup and restore, warm standby, replicated active sites',
        weight: 2,
        said: [
          'Restoring from backup is cheap and takes hours, a running second site is expensive and takes minutes',
          'from cold copies over pilot light to hot standby, with money next to each',
        ],
      },
      {
        cue: 'The price of "no data loss"',
        point:
          'Explains the cost of zero data loss: synchronous replication adds latency and can stop writes when the link fails',
        weight: 2,
        said: [
          'To lose nothing, each write has to wait for the other site, which makes it slower',
          'synchronous copying ties both locations together, so if the line breaks you must choose',
        ],
      },
      {
        cue: 'How the systems affect each other',
        point:
          'Considers dependencies between systems, as a critical one cannot recover before what it needs',
        weight: 2,
        said: [
          'If claims needs the login service, then login has to be in the top class too',
          'recovery order follows who depends on whom',
        ],
      },
      {
        cue: 'Whether the promise is true',
        point: 'Insists on exercises that measure the real recovery times',
        weight: 2,
        said: [
          'A number on paper is worth nothing until we have failed over for real once',
          'we rehearse twice a year and note how long it took',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Replication to a second site protects against every kind of data loss',
        said: ['with live replication we cannot lose anything'],
        correction:
          'A deletion, a faulty release or ransomware is replicated at once; point-in-time backups kept apart are needed as well.',
      },
      {
        belief: 'Recovery time is only the time to start the servers again',
        said: ['booting takes three minutes, so the RTO is three minutes'],
        correction:
          'It also holds noticing, deciding, restoring data, switching traffic and checking; the human part is often the longest.',
      },
    ],
    sampleAnswer:
      "I wouldn't argue with the sentence; I'd take it apart. There are two numbers: how much data may be lost, and how long the system may be down. And they needn't be the same for thirty systems. I'd sit down with each owner and ask what an hour, a day and a week without the system would cost, and how they'd work meanwhile. That gives three or four tiers. Claims intake and payment may be tier one; the document archive can wait two days. Next to each tier I put a technique with a price: restoring from backup takes hours and is cheap, a small standby that we scale up takes maybe half an hour, and two sites running in parallel take minutes at about double the cost. I'd also explain that zero loss means every write waits for the other site, so it gets slower and stalls when the link breaks. So perhaps only payments need that. Then I check dependencies, since claims can't return before login does, which lifts login into the same tier. Finally we practice, because the recovery time is what the exercise measured. With four tier-one systems instead of thirty, the budget usually suffices.",
    criteria: [
      'Leads the customer to choose instead of refusing',
      'Puts money next to each level',
      'Includes exercises',
    ],
    followUps: [
      {
        question: 'Each department claims that its system is in the top tier. How do you resolve that?',
        about: [1, 2],
        answer:
          'I let them see the price of the tier charged to their budget and describe in hours what they would do on paper meanwhile. Then a board member ranks the list, with a fixed number of top places.',
      },
      {
        question: 'In the exercise, the failover took fifty minutes instead of thirty. Where do you look?',
        about: [4, 5],
        answer:
          'At the timeline: when was it noticed, who decided, what waited for what. Often the technology took ten minutes and the rest was finding the person who may decide, outdated steps, or a forgotten dependency such as DNS or credentials.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect'],
    skills: ['Proof of Concept', 'Vendor Management'],
    tags: ['vendor selection', 'evaluation', 'criteria'],
    question:
      'Three vendors have each shown a brilliant demo of their document management product, and the department already has a favorite. How do you run the selection so that the decision still stands in two years?',
    keyPoints: [
      {
        cue: 'What is settled before comparing',
        point:
          'Fixes the criteria and their weights with the stakeholders before looking at further results, must-haves apart from wishes',
        weight: 3,
        essential: true,
        said: [
          'We agree what counts and how much before scoring, otherwise the favorite shapes the list',
          'first the knock-out conditions, then weighted wishes',
          'Before any scoring, everyone agrees what is a deal breaker and what is nice to have',
        ],
      },
      {
        cue: 'What the vendors have to show',
        point:
          'Has the vendors prove the riskiest requirements with data and scenarios of the customer, not with their demo',
        weight: 3,
        essential: true,
        said: [
          'Each gets fifty thousand of our real scanned files and our worst case',
          'a short proof of concept on the things most likely to fail',
          'they must show our process, not the one from their slide',
        ],
      },
      {
        cue: 'Rules of the test',
        point: 'Sets success criteria and a time limit for the trial in advance',
        weight: 2,
        said: [
          'Two weeks, and it passes if search answers in two seconds and single sign-on works',
          'we define pass or fail before we begin, so the trial does not grow into the project',
        ],
      },
      {
        cue: 'Beyond the features',
        point:
          'Checks non-functional and operational aspects: integration, security, export of data, support, upgrades',
        weight: 2,
        said: [
          'Can we get all documents with their metadata out again?',
          'I look at interfaces, access rights, how updates are done and what support answers at night',
        ],
      },
      {
        cue: 'Whom else you ask',
        point:
          'Speaks with reference customers of similar size and looks at the vendor itself, its finances and roadmap',
        weight: 2,
        said: [
          'I call two companies like ours that have used it for a few years and ask what annoys them',
          'is the firm healthy, and does it still invest in this product?',
        ],
      },
      {
        cue: 'How you look at the money',
        point: 'Compares the total price over the years and under growth',
        weight: 1,
        said: [
          'What does it cost with three times the users, including training and migration?',
          'licenses are one line, operation and change requests are others',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The product with the longest list of features is the safest choice',
        said: ['take the one that ticks the most boxes', 'more features means more future proof'],
        correction:
          'Unused features cost money and complexity; what matters is how well it meets the few weighted needs, proven with your data.',
      },
      {
        belief: 'A successful demo by the vendor shows that it will work for us',
        said: ['we saw it working live so there is no need to try'],
        correction:
          'A demo shows prepared data on a prepared path; volume, rights, integration and odd documents show up only when you try it yourself.',
      },
    ],
    sampleAnswer:
      "A demo shows what the vendor wants me to see, so I'd slow down a little. First, before anyone scores anything, I agree with the department, IT and data protection on the criteria. Knock-outs come first, for example single sign-on and a full export, then six or seven weighted wishes. The department with its favorite takes part in the weighting, so the result will be theirs as well. Second, a proof of concept of two weeks with the best two. I choose the riskiest points: fifty thousand of our own scans, our odd permission rules, the connection to the ERP. We write down before what passing means, say search in under two seconds and permissions correct in ten tricky cases. Third, I check what nobody shows: how we get documents with their metadata out again, how upgrades work, who answers at night. I call two customers of our size without the vendor on the line, and I look at whether the company is sound and still develops the product. Then the price over five years at three times the users. All of that goes into one table and a short decision record, so in two years people can see why.",
    criteria: ['Handles the existing favorite without a fight', 'Tests risk rather than convenience'],
    followUps: [
      {
        question:
          'The favorite fails the proof of concept on one must-have. The department still wants it. What do you do?',
        about: [0, 1],
        answer:
          'I ask whether it is really a must. If yes, the rule we set together applies. If the vendor promises to add it, I want it in the contract with a date and a right to leave, and the risk accepted in writing by the department head.',
      },
      {
        question: 'What would you put into the contract with leaving in mind?',
        about: [3, 4],
        answer:
          'A complete export in an open format at any time, help for a transition period at a known rate, deletion with confirmation afterwards, limits on price increases, and access to data if the vendor goes out of business.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Backend Developer'],
    skills: ['System Integration', 'APIs'],
    tags: ['third party', 'webhooks', 'contracts', 'resilience'],
    question:
      'Your solution gets shipment updates from twelve carriers by webhook. Some send events twice, some out of order, one loses a few a day, and now one changes its format without notice. What do you build around that?',
    keyPoints: [
      {
        cue: 'What happens on receipt',
        point: 'Accepts and stores the raw event at once, answers quickly and processes later',
        weight: 3,
        essential: true,
        said: [
          'The endpoint only verifies, saves the body and returns 200, a worker does the rest',
          'keep the original payload so it can be replayed after a fix',
          'queue it immediately instead of working while the sender waits',
        ],
      },
      {
        cue: 'Events sent twice',
        point: 'Recognizes duplicates by an identifier of the event and makes processing idempotent',
        weight: 3,
        essential: true,
        said: [
          'I remember the event id for each carrier and skip those already handled',
          'handling it twice must have the same effect as once',
          'I keep a table of message ids and throw away what was seen before',
        ],
      },
      {
        cue: 'Events out of order',
        point:
          'Does not trust the order of arrival: compares the event time or version and lets no older state overwrite a newer one',
        weight: 2,
        said: [
          '"Delivered" must not become "in transit" because a late message came in',
          'use the timestamp of the carrier and a state machine that refuses steps backward',
        ],
      },
      {
        cue: 'Events that never come',
        point: 'Reconciles by polling for the lost ones, since a missing webhook leaves no trace',
        weight: 2,
        said: [
          'Every few hours we ask the carrier for shipments that have been silent too long',
          'a regular comparison fills the gaps that push leaves',
        ],
      },
      {
        cue: 'Twelve different formats',
        point: 'Puts an adapter for each carrier between its format and one internal model',
        weight: 2,
        said: [
          'Only one small translator knows the peculiarities of that company, everything behind sees our own event',
          'an anti-corruption layer keeps foreign fields out of our core',
        ],
      },
      {
        cue: 'How you notice a change',
        point:
          'Validates the format, sets failing events aside and raises an alarm when a carrier deviates or falls silent',
        weight: 2,
        said: [
          'Unknown structure goes to quarantine with an alert, not into the bin',
          'I watch the rate for each partner and get paged if it drops to zero or errors jump',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Webhooks arrive exactly once and in order if the sender is professional',
        said: ['a proper provider will not send duplicates', 'we can rely on the sequence'],
        correction:
          'Retries after timeouts produce duplicates and parallel sending mixes the order even with excellent senders; the receiver must tolerate both.',
      },
    ],
    sampleAnswer:
      "I assume that nothing about the outside is reliable, and give it a clear border. The endpoint does as little as possible: check the signature, write the raw body to storage or a queue, and answer with 200. So a slow moment on our side doesn't trigger their retries, and I can replay everything after a bug. Behind that, there's one adapter for each carrier that translates into our own shipment event; no other part of the system knows their field names. The adapter validates the structure. If it doesn't fit, as with the one that changed, the event goes to quarantine and we get an alarm; after fixing the adapter we replay what's in there and have lost nothing. For duplicates I keep the carrier's event number, or a hash if there is none, and skip known ones. For order I use the event time and a simple state machine, so a late \"in transit\" can't undo \"delivered\". And since a lost webhook leaves no trace, a job polls the carriers for shipments that have been quiet for too long. Finally I monitor rate, failures and silence for each carrier, because a carrier that stops sending looks very peaceful otherwise.",
    criteria: ['Treats the partner as unreliable without blame', 'Can recover from a fault after the fact'],
    followUps: [
      {
        question: 'A carrier offers no event identifier at all. How do you detect duplicates?',
        about: [1],
        answer:
          'I build a key from what defines the event: shipment number, status code and the event time of the carrier, perhaps the location. If that is too coarse, a hash over the normalized body. And the state change itself stays harmless when repeated.',
      },
      {
        question: 'Why not simply poll all twelve and drop the webhooks?',
        about: [3],
        answer:
          'Polling is simpler and complete, and for small volumes I would consider it. With many shipments it costs lots of calls, hits rate limits and is later by the interval. Webhooks for speed and polling for completeness go together well.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Technical Lead'],
    skills: ['Technical Presentations', 'Business Case Development'],
    tags: ['executives', 'recommendation', 'options'],
    question:
      'You have ten minutes with the finance director to get approval for replacing an integration platform, at 800,000. Technically it is overdue. How do you build those ten minutes?',
    keyPoints: [
      {
        cue: 'Your first sentence',
        point: 'Opens with the recommendation and the amount, then the reasons',
        weight: 3,
        essential: true,
        said: [
          'In the first sentence I say what I ask for and how much',
          'the conclusion comes first, the details only if she wants them',
          'bottom line up front',
        ],
      },
      {
        cue: 'How you describe the trouble',
        point:
          'Expresses the problem in money and risk: outages, lost orders, end of support, slower projects',
        weight: 3,
        essential: true,
        said: [
          'Last year it stopped the orders three times and cost us so and so much',
          'each new partner takes three months, and that delays revenue',
          'translate technical debt into figures she works with',
        ],
      },
      {
        cue: 'What she can choose from',
        point: 'Offers two or three real options, including doing nothing, with cost and consequence',
        weight: 2,
        said: [
          'I compare waiting two years, a partial renewal and the full replacement',
          'what happens if we leave it as it is belongs on the slide too',
        ],
      },
      {
        cue: 'What you admit',
        point: 'Is honest about uncertainty and risks of the project itself',
        weight: 2,
        said: [
          'The estimate is plus or minus a quarter and the riskiest part is the ERP connection',
          'I say what could go wrong and how we would notice early',
        ],
      },
      {
        cue: 'How you make the yes easier',
        point: 'Proposes a staged approval with a checkpoint rather than everything at once',
        weight: 2,
        said: [
          'Give me 150 first for the pilot with two partners, and then decide on the remainder',
          'release the money in steps tied to results',
        ],
      },
      {
        cue: 'Work before the meeting',
        point: 'Prepares the likely questions and speaks with affected leaders beforehand',
        weight: 1,
        said: [
          'I would talk to the head of sales before, so that she hears the same from him',
          'have payback time, one-off and running costs ready in the back',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An executive is convinced by showing how outdated the technology is',
        said: [
          'I explain the old architecture and why it is bad',
          'show her the version numbers and the code quality',
        ],
        correction:
          'Age is not a reason to spend; the effect on revenue, cost and risk is, with the technology as the explanation behind.',
      },
    ],
    sampleAnswer:
      "I'd start with the request: \"I recommend replacing the integration platform over fifteen months for 800,000, and today I ask for the first 150,000.\" Then why, in her terms. Last year it failed three times and held up orders for eleven hours in total; sales puts that at about 200,000. Connecting a new partner takes three months, and two contracts started late because of it. And from next summer there are no security updates any more. After that one slide with three options: do nothing, which is free now and carries those losses plus the security risk; renew only the order part for 350,000, which we'd probably pay again later; or replace it. I say what I don't know: the estimate is plus or minus a quarter, and the hardest part is the ERP connection. That's why the first stage is a pilot with the ERP and two partners in four months. After it we know whether the rest of the number holds, and she can stop. Before the meeting I'd have spoken with the head of sales, so his figures are really his. Payback and running costs are in the appendix. I'd use six minutes and leave four for questions.",
    criteria: [
      'Speaks the language of the listener',
      'Numbers have a source',
      'Makes saying yes easy and reversible',
    ],
    followUps: [
      {
        question: 'She says: "It has run for ten years, it will run two more." What do you reply?',
        about: [1, 2],
        answer:
          'That may be true, and it is one of the options. I show what those two years cost on average from the last outages, what the missing security support means for us, and by when we would have to start anyway. Then the choice is hers, with open eyes.',
      },
      {
        question: 'Where do your figures come from, and how do you protect them against doubt?',
        about: [1, 3, 5],
        answer:
          'Outage hours from our incident log, value of delayed orders from sales, and project times from the last four connections. I name the source on the slide and use the cautious end, so a challenge makes the case stronger and not weaker.',
      },
    ],
  },
  {
    id: 'architecture-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Solutions Architect', 'Technical Lead', 'Backend Developer'],
    skills: ['Solution Architecture', 'Multi-Tenancy'],
    tags: ['tenancy', 'isolation', 'trade offs'],
    question:
      'A product for dental practices must serve 2,000 small customers and, from next year, three large chains that demand "our own database". How do you choose the tenancy model, and what does it cost you later?',
    keyPoints: [
      {
        cue: 'The models to choose from',
        point:
          'Lays out the range from shared tables over separate schemas or databases to a separate installation, and what each isolates',
        weight: 3,
        essential: true,
        said: [
          'Everyone in the same tables with a tenant column, a database each, or a whole stack for one customer',
          'pool, bridge or silo, with growing isolation and price',
          'Like living in a shared flat, an apartment or your own house: more privacy, more rent',
        ],
      },
      {
        cue: 'Your model for small and large',
        point:
          'Mixes models: small customers share, large ones get their own database, with the same code and a lookup of where a tenant lives',
        weight: 3,
        essential: true,
        said: [
          'The application asks a catalog which database belongs to this practice, so both kinds work',
          'two thousand together, three apart, but one code base',
          'a routing layer maps tenant to storage',
        ],
      },
      {
        cue: 'What you ask the chains',
        point:
          'Asks what the chains really want behind the demand: separation of data, performance, restore, encryption keys, contract',
        weight: 2,
        said: [
          'Maybe they only fear that others see their patients or slow them down',
          'their wish could be about a separate backup and key, so I clarify that before promising',
        ],
      },
      {
        cue: 'The danger among the 2,000',
        point:
          'Protects against mixing up tenants in the shared part, by more than remembering a filter in each query',
        weight: 2,
        said: [
          'Row-level security in the database, so a forgotten where clause does not leak another practice',
          'enforce the tenant in one central place and test for leaks',
        ],
      },
      {
        cue: 'What more of them costs you',
        point:
          'Counts the operating cost of many databases: schema changes, backups, connections, monitoring for each',
        weight: 2,
        said: [
          'A migration has to run on every one and some will fail halfway',
          'two thousand separate databases would be a nightmare to upgrade',
        ],
      },
      {
        cue: "Changes in a customer's size",
        point: 'Plans for noisy neighbors and for moving a tenant from shared to separate',
        weight: 1,
        said: [
          'A practice that grows has to be movable without long downtime',
          'limit what a single customer can consume so that the others do not suffer',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief:
          'A column with the tenant number in each table is sufficient isolation if developers are careful',
        said: ['we just add where tenant_id to all queries'],
        correction:
          'One forgotten filter leaks patient data; enforcement belongs in one place, such as row-level security or a scoped data layer, with tests.',
      },
      {
        belief: 'Large customers should get their own branch of the code',
        said: ['we fork the product for the chains', 'each big client has its own version'],
        correction:
          'Forks drift apart and multiply every fix; differences belong in configuration and features that are switched for each tenant.',
      },
    ],
    sampleAnswer:
      "I see three levels: all tenants in the same tables with a tenant key, a database for each, or a complete installation for each. Isolation and price rise in that order. Two thousand separate databases for small practices would make every schema change a campaign, so they share. For the chains I'd first ask what is behind the demand. If it's fear of leaks or of slow neighbors, I can show how we prevent that. If they want their own encryption key, their own restore point or a clause in their contract, a separate database is right. So I'd design for a mix: one code base, and a catalog that says for each tenant which database it lives in. The small ones all point to the shared one. In the shared part I don't rely on developers remembering a filter: the tenant is set once for each request and the database enforces it with row-level security, and tests try to read across. The cost later: migrations now run on four databases, backups and monitoring too, and somebody will ask for the fifth. So that's automated from the start, and the separate database is in the price. I also want a tool that moves a tenant, because small practices are bought by chains.",
    criteria: [
      'Does not treat the demand as a given',
      'Sees the cost of each variant over years',
      'Keeps one product',
    ],
    followUps: [
      {
        question:
          'One shared customer imports ten years of X-rays and everyone gets slow. What should have been in place?',
        about: [5],
        answer:
          'Limits for each tenant on requests, jobs and storage, bulk imports in a separate queue with low priority, and metrics by tenant so we see at once who it is. Then that tenant can be slowed down or moved.',
      },
      {
        question: 'How do you roll out a schema change to the shared and the separate databases?',
        about: [4],
        answer:
          'The change is backward compatible, so old and new code work with both states. A tool applies it to one after the other, records the state of each, stops on the first failure, and the release that needs it goes out when all are done.',
      },
    ],
  },
]
