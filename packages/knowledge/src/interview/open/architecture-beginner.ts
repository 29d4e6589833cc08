import type { OpenQuestion } from '../open-question.ts'

export const architectureBeginner: readonly OpenQuestion[] = [
  {
    id: 'architecture-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Technical Lead'],
    skills: ['Requirements Engineering', 'Solution Architecture'],
    tags: ['non functional requirements', 'measurable goals', 'performance'],
    question:
      'A customer writes in the requirements: "The booking portal must be fast and always available." What do you do with that sentence before you design anything?',
    keyPoints: [
      {
        cue: 'What you make of "fast"',
        point:
          'Turns the adjectives into numbers that can be tested, such as a response time at a percentile and an availability percentage',
        weight: 3,
        essential: true,
        said: [
          'Fast has to become something like 95 percent of searches answered in under one second',
          'I would write down a figure for uptime and a figure for page load so that we can check it later',
          'replace vague words with measurable targets',
        ],
      },
      {
        cue: 'The conditions around the promise',
        point: 'Asks what load the numbers apply to: how many users, at which peak, with how much data',
        weight: 2,
        said: [
          'One second with ten people is easy, so I need to know how many book at the same time on a holiday weekend',
          'I want to hear the expected traffic and growth for the next couple of years',
        ],
      },
      {
        cue: 'Why it matters to the customer',
        point:
          'Asks what it costs the business when the target is missed, so that the number matches real need',
        weight: 3,
        said: [
          'I ask them what happens if the portal is down for an hour at night and how much money they lose',
          'What does slowness do to you: lost bookings, angry calls, a penalty?',
          'find out the business reason behind the wish',
        ],
      },
      {
        cue: 'What a higher demand brings',
        point: 'Explains that stricter targets cost disproportionately more and lets the customer choose',
        weight: 2,
        said: [
          'Every extra nine needs more redundancy and gets a lot more expensive, so they should decide knowing the price',
          'I show two or three levels with a rough price tag for each',
        ],
      },
      {
        cue: 'Whether one rule fits all',
        point: 'Separates the important paths from the rest instead of one target for everything',
        weight: 1,
        said: [
          'Paying has to be up all the time, but a monthly report may take a minute or be off on Sundays',
          'not every page needs the same speed, so I pick the critical ones',
        ],
      },
      {
        cue: 'How the agreement is kept',
        point: 'Records the agreed targets together with how they will be measured',
        weight: 2,
        said: [
          'We write the numbers into the document and say which monitoring proves them',
          'both sides sign off the target and the load test that checks it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An availability of 100 percent can be promised with enough servers',
        said: [
          'with two servers and a load balancer it will never be down',
          'we simply guarantee 100 percent uptime',
        ],
        correction:
          'Every system fails at times, through its own releases, its network or its suppliers; one agrees a percentage and plans for the rest.',
      },
      {
        belief: 'An average response time describes what users experience',
        said: ['if the average is below a second then everyone is happy'],
        correction:
          'An average hides the slow tail; a percentile such as the 95th says what nearly all users get.',
      },
    ],
    sampleAnswer:
      "I can't design for that sentence, because nobody could ever say whether we met it. So I sit down with the customer and turn it into numbers. For speed I ask which actions matter: probably searching and paying. Then we agree, say, that 95 percent of searches answer in under one second with 500 people on the site at once, because a number means nothing without the load behind it. For availability I first ask what an hour of outage costs: lost bookings on a Friday evening, or just a few people who come back later? If it's the latter, 99.5 percent may do. I also tell them that every step up needs more redundancy and costs much more, and I give two or three levels with a rough price so they can choose. Perhaps the payment path gets the strict target and the reports a loose one. In the end we write the targets into the requirements along with the way we'll measure them, for example a load test before launch and monitoring afterwards.",
    criteria: [
      'Asks before proposing technology',
      'Links each number to a business reason',
      'Does not promise the impossible',
    ],
    followUps: [
      {
        question:
          'The customer answers: "I have no idea, you are the expert." How do you get to a number anyway?',
        about: [0, 2],
        answer:
          "I look at what they have today: current response times, complaints, past outages and what those cost. I propose a target based on that and on comparable sites, say clearly that it's my assumption, and ask them to confirm or correct it.",
      },
      {
        question: 'They insist on 99.99 percent for everything. What do you tell them?',
        about: [3, 4],
        answer:
          'That it allows less than an hour of downtime a year, so it needs automatic failover, redundant suppliers and people on call around the clock. I put a price next to it and ask which functions really deserve it.',
      },
    ],
  },
  {
    id: 'architecture-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Technical Lead', 'Backend Developer'],
    skills: ['System Integration', 'Message Queues'],
    tags: ['synchronous', 'asynchronous', 'coupling', 'integration style'],
    question:
      'A web shop calls the warehouse system over HTTP during checkout to reserve and ship. When the warehouse is down for maintenance, nobody can buy. What would you propose, and what does it change for the business?',
    keyPoints: [
      {
        cue: 'The change you propose',
        point:
          'Decouples the two with a queue: the shop accepts the order, stores a message, and the warehouse processes it when it is up',
        weight: 3,
        essential: true,
        said: [
          'I put a message broker in between so orders wait there until the warehouse comes back',
          'take the order right away and hand it over later in the background',
          'make the call asynchronous instead of blocking the checkout',
        ],
      },
      {
        cue: "What is wrong with today's design",
        point: 'Explains that the present call ties the availability of the shop to that of the warehouse',
        weight: 2,
        said: [
          'Because checkout waits for the answer, an outage over there becomes our outage',
          'the two systems share their fate as long as one calls the other directly',
        ],
      },
      {
        cue: 'What it means for the business',
        point:
          'States the business consequence: an order may be accepted although the goods turn out to be missing, so there must be a way to handle that',
        weight: 3,
        essential: true,
        said: [
          'We may sell something that is not on the shelf, so we need a refund or an email to the customer',
          'stock can be stale for a while and the shop owner must accept a few cancellations',
          'the confirmation becomes "we received your order" instead of "it ships today"',
        ],
      },
      {
        cue: 'What the warehouse must guard against',
        point: 'Makes processing safe to repeat, since a message can be delivered more than once',
        weight: 2,
        said: [
          'If the same message arrives twice the warehouse must not ship two parcels, so I use the order number to detect that',
          'consumers need to be idempotent',
        ],
      },
      {
        cue: 'How you notice trouble afterwards',
        point: 'Watches the queue: its length, the age of messages and those that keep failing',
        weight: 1,
        said: [
          'An alarm goes off when orders pile up or the oldest one waits longer than an hour',
          'failed ones go to a dead letter queue where somebody looks at them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Retrying the HTTP call during checkout solves the problem',
        said: ['just retry until the warehouse answers', 'set a longer timeout so that the call succeeds'],
        correction:
          'Retries help with short glitches; during a maintenance window the customer would wait for hours. The order has to be kept somewhere durable.',
      },
      {
        belief: 'A message queue guarantees that each message is processed exactly once',
        said: ['the broker makes sure that nothing arrives twice'],
        correction:
          'Most brokers deliver at least once; after a crash or timeout the same message comes again, so the receiver must tolerate duplicates.',
      },
    ],
    sampleAnswer:
      "The problem is that checkout waits for the warehouse, so when one is down, both are down. I'd take that call out of the checkout. The shop saves the order and puts a message on a queue, and the customer sees that the order was received. The warehouse picks messages up when it is running; after maintenance it works through what has waited. That changes something for the business, and I'd say it openly: at the moment of purchase we no longer know for certain that the item is there. We can show a copy of the stock that is a few minutes old, but now and then we'll have to cancel an order, so we need a process with a friendly email and a refund. If that's unacceptable for certain items, those could keep a direct reservation. Technically, the warehouse must recognize an order number it already has, because a queue can deliver a message twice and I don't want two parcels. And I'd monitor how long the oldest message has been waiting and where the failing ones go.",
    criteria: [
      'Names the trade-off, not only the benefit',
      'Speaks of the customer and the business as well as the systems',
    ],
    followUps: [
      {
        question:
          'The shop crashes after saving the order but before sending the message. What happens, and how do you prevent it?',
        about: [0],
        answer:
          'The order would never reach the warehouse. I write the outgoing message into a table in the same database transaction as the order, and a separate process sends it from there until the broker has confirmed it.',
      },
      {
        question: 'How would customers and support notice that orders are stuck?',
        about: [2, 4],
        answer:
          'Ideally we notice first, through an alarm on the age of the oldest message. The order page shows an honest status such as "waiting for the warehouse", and support sees the same status so that nobody promises a delivery date.',
      },
    ],
  },
  {
    id: 'architecture-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect'],
    skills: ['Requirements Engineering', 'Stakeholder Management'],
    tags: ['discovery', 'constraints', 'customer meeting'],
    question:
      'Tomorrow you join your first meeting with a clinic that wants "a patient portal in the cloud". You have one hour. What do you want to find out, and from whom?',
    keyPoints: [
      {
        cue: 'Your first question',
        point:
          'Starts with the problem and the goal: who is to do what better, and how success will be recognized',
        weight: 3,
        essential: true,
        said: [
          'Why do they want a portal at all: fewer phone calls, faster appointments?',
          'I ask what should be different a year from now and how they would notice',
          'understand the business need before the solution',
        ],
      },
      {
        cue: 'What the portal must fit into',
        point: 'Asks about the existing systems and data that the portal must work with',
        weight: 3,
        essential: true,
        said: [
          'Where do patient records live today and does that software have an interface?',
          'I want a list of the applications it has to connect to and who maintains them',
          'the current landscape, login system and integrations',
        ],
      },
      {
        cue: 'What limits the solution',
        point:
          'Uncovers hard constraints early: privacy and legal rules, budget, deadline, prescribed technology',
        weight: 3,
        essential: true,
        said: [
          'Health data is sensitive, so I ask what rules apply and where it may be stored',
          'How much money is there, by when must it run and is there something we are not allowed to use?',
          'First thing I check is what could kill the idea: regulations, money, timeline, tools they insist on',
        ],
      },
      {
        cue: 'Whom you want to hear',
        point: 'Finds the people with a say: who decides, who uses it, who will run it afterwards',
        weight: 2,
        said: [
          'I would like to hear a nurse, the IT administrator and the person who pays, not just the manager',
          'who signs, who operates it later and who could block it',
        ],
      },
      {
        cue: 'How big it is',
        point: 'Gets rough numbers on users and usage',
        weight: 1,
        said: [
          'How many patients are there and how many would log in on a Monday morning?',
          'size matters: two thousand people or two million',
        ],
      },
      {
        cue: 'How the hour closes',
        point: 'Ends with a summary, open questions and next steps in writing',
        weight: 1,
        said: [
          'After the meeting I send a page with what I understood and what is still unclear so they can correct me',
          'close with who delivers which information by when',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The first meeting is the moment to present a target architecture and products',
        said: [
          'I bring a diagram with the services and explain which cloud we use',
          'show them the finished solution right away',
        ],
        correction:
          'Without knowing needs and constraints, such a proposal is a guess that people then defend. First listen; a rough sketch may serve only to provoke questions.',
      },
      {
        belief: 'The manager who ordered the project can speak for all users',
        said: ['it is enough to ask the head of the clinic'],
        correction:
          'The person who orders often does not know the daily work; users, operators and security or privacy staff bring the requirements that break designs later.',
      },
    ],
    sampleAnswer:
      "I'd use the hour mostly to listen. First I want the reason: what annoys them today? If it's that the phone rings all morning for appointments, then booking matters more than a beautiful record viewer, and I can ask how they'd measure success, for example half as many calls. Second, what exists: which system holds the patient records, does it have an interface, how do staff log in, who maintains it? The portal will stand or fall with that connection. Third, the hard limits: it's health data, so I ask which privacy rules apply and where data may be stored, then budget, date, and any technology they must or must not use. I also ask who else should be heard: the person who decides, someone from the front desk, the administrator who'll run it, and whoever is responsible for data protection. For sizing, a rough number of patients and peak use is enough. At the end I repeat what I understood, list what is open, and send it in writing the same day so that they can correct me.",
    criteria: [
      'Listens before proposing',
      'Recognizes the sensitivity of the data unprompted',
      'Prioritizes within one hour',
    ],
    followUps: [
      {
        question: 'The manager keeps talking about a product he saw at a fair. How do you use that?',
        about: [0, 2],
        answer:
          'I ask what he liked about it and which problem it would solve for the clinic. That tells me the goal. Then I note the product as one option to compare and check whether there is a fixed wish or only an idea.',
      },
      {
        question: 'Which answer in this meeting would worry you most?',
        about: [1, 3],
        answer:
          'That the record system has no documented interface and its supplier was not asked yet. Then the biggest risk of the project sits with somebody who is not in the room, so I would want to talk to that supplier first.',
      },
    ],
  },
  {
    id: 'architecture-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Cloud Engineer'],
    skills: ['Cloud Architecture', 'Databases'],
    tags: ['managed services', 'operations', 'trade offs'],
    question:
      'A team of four wants to run PostgreSQL on its own virtual machines because the managed database "costs twice as much per month". How do you help them compare the two fairly?',
    keyPoints: [
      {
        cue: 'What is missing from the bill',
        point:
          'Counts the work of people as part of the cost: patching, backups, failover, monitoring, on-call',
        weight: 3,
        essential: true,
        said: [
          'The cheaper server has to be updated and watched by somebody, and those hours are more expensive than the difference',
          'include the salary time for operating it, not just the invoice',
          'total cost of ownership instead of the list price',
        ],
      },
      {
        cue: 'Whether both offers match',
        point:
          'Compares equal things: the cheap variant needs a standby, backup storage and monitoring as well',
        weight: 2,
        said: [
          'One machine against a service with a replica is not the same offer',
          'add a second server, disks for backups and alerts to their calculation before comparing',
        ],
      },
      {
        cue: 'What you ask about the team',
        point:
          'Asks whether the team has the skill to recover the database at night, and has tried a restore',
        weight: 2,
        said: [
          'Who of the four can bring it back at three in the morning when a disk dies?',
          'I would ask when they last restored a backup',
          'with four people nobody is a full-time database administrator',
        ],
      },
      {
        cue: 'What you give up with managed',
        point:
          'Names what the managed service takes away: less control over versions, extensions and settings, and some lock-in',
        weight: 2,
        said: [
          'You do not get superuser rights and some extensions are not available',
          'the provider decides on maintenance windows and you depend on them',
        ],
      },
      {
        cue: 'A case for their own machines',
        point: 'Says when running it yourself is the right choice',
        weight: 1,
        said: [
          'For a big installation with real database experts, or a special extension, own servers can pay off',
          'if rules demand it stays in their own building, then self-hosting makes sense',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a managed database nobody has to care about backups and data any longer',
        said: ['the provider is responsible for our data', 'managed means we do not need to test restores'],
        correction:
          'The provider runs the engine and takes snapshots; retention, access, schema, slow queries and trying a restore remain the job of the team.',
      },
    ],
    sampleAnswer:
      "I'd first make sure that we compare the same thing. The managed price probably includes a standby in another zone, automatic backups and patching. One bare virtual machine doesn't, so I add a second machine, storage for backups and monitoring to their side. Often half of the difference is gone by then. Then I count the hours: someone must install security updates, check backups, test the failover and answer the alarm. If that's even one day a month, it costs more than the price difference for a small database. The more important question for me is who of the four can recover it at night, and when they last restored a backup for real. If nobody has, they're buying a risk. To be fair, the managed service also has disadvantages: no superuser, a limited list of extensions, the provider's maintenance windows, and a certain dependence. If they need a special extension or the data has to stay in-house, or if they have a database expert and a large installation, their own servers can be right. For four people with an ordinary application I'd recommend managed.",
    criteria: ['Compares fairly in both directions', 'Arrives at a recommendation for this team'],
    followUps: [
      {
        question: 'How would you put the comparison on one page for their manager?',
        about: [0, 1],
        answer:
          'A table with both options in the same columns: monthly bill including standby and backup, hours of work a month, time to recover after a failure, and what we give up. Below it one sentence of recommendation and the assumption it rests on.',
      },
      {
        question: 'They choose managed. What stays their job?',
        about: [2, 3],
        answer:
          'Schema and queries, access rights, sizing, how long backups are kept, trying a restore now and then, and planning major version upgrades. The provider keeps the engine alive; whether the data is right and recoverable to the needed moment is still on them.',
      },
    ],
  },
  {
    id: 'architecture-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Technical Lead', 'Software Engineer'],
    skills: ['Architecture Decision Records', 'Technical Documentation'],
    tags: ['adr', 'documentation', 'decisions'],
    question:
      'Read this decision record. A new colleague asks in a year why you did it. What is missing, and how would you rewrite it?',
    code: {
      language: 'markdown',
      lines: [
        '# Use MongoDB',
        '',
        'We will use MongoDB for the product catalog because it is',
        'modern and scales well. Everyone agreed in the meeting.',
      ],
    },
    keyPoints: [
      {
        cue: 'Where the record should begin',
        point: 'Misses the context: the need, the load and the constraints that existed at the time',
        weight: 3,
        essential: true,
        said: [
          'Nobody can see which problem had to be solved or how much data there was',
          'I would begin with the situation: products with very different attributes, such and such traffic',
          'what forced us to decide anything at all',
        ],
      },
      {
        cue: 'What else was on the table',
        point: 'Wants the alternatives that were considered and why each was turned down',
        weight: 3,
        essential: true,
        said: [
          'It should say that we looked at PostgreSQL with JSON columns and what spoke against it',
          'list the other options with their pros and cons',
          'without rejected candidates the reader cannot judge the choice',
        ],
      },
      {
        cue: 'What should follow the decision',
        point: 'Asks for the consequences, the bad ones included',
        weight: 3,
        essential: true,
        said: [
          'What do we pay for it: a second database to run, no joins with orders, training',
          'write down which drawbacks we knowingly accept',
          'Nothing is free, and the note has to admit what gets harder because of this',
        ],
      },
      {
        cue: 'The arguments in the record',
        point: 'Points out that "modern" and "scales well" are no reasons unless tied to a requirement',
        weight: 2,
        said: [
          'Scales to what? A catalog of five thousand items fits everywhere',
          'those are advertising words and I would replace them with a figure or a need',
        ],
      },
      {
        cue: 'Formalities of the record',
        point:
          'Adds status, date and who decided, and says that a later change gets a new record instead of editing this one',
        weight: 1,
        said: [
          'Put accepted, the day and the names on top, and supersede it by a newer record if we change our mind',
          'keep the history and mark it as replaced',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A decision record should be updated in place so that it always shows the present state',
        said: ['when we switch I simply edit the file', 'old decisions can be deleted'],
        correction:
          'Its worth is the history of why; a changed decision gets a new record that supersedes the old one, which stays readable.',
      },
      {
        belief: 'A good decision record has to be long and cover the whole design',
        said: ['it should be a complete design document with all details'],
        correction: 'One decision on one or two pages is enough; long ones are not written and not read.',
      },
    ],
    sampleAnswer:
      'This note tells me what was decided, but not why, so in a year nobody can judge whether the reason still holds. First I\'d add the context: for instance, that we have 40,000 products whose attributes differ for each category, that the catalog is read far more than written, and that the team knows SQL. Then the options we looked at, say PostgreSQL with JSON columns, MongoDB and the search engine alone, and why we didn\'t take the others. "Modern" and "scales well" go out, because they are not tied to any requirement; if scale was a reason, I\'d write the number. Then the consequences, also the unpleasant ones: a second database to back up and operate, no joins between catalog and orders, some training. And small formalities: the status, the date, who took part. "Everyone agreed" isn\'t an argument. If we change our mind later, I wouldn\'t edit this text but write a new record that replaces it, so the history stays. All that still fits on one page.',
    criteria: ['Puts the reader in a year at the center', 'Keeps it short'],
    followUps: [
      {
        question: 'Which decisions deserve such a record, and which do not?',
        about: [0, 2],
        answer:
          'Those that are costly to reverse, affect several people or will surprise someone later: a database, an interface style, a login method. Naming a variable or choosing a small helper library can stay in the code review.',
      },
      {
        question: 'How do you make sure that people find and use the records?',
        about: [4],
        answer:
          'I keep them as small numbered text files next to the code, review them like code, and link them from the place they concern. When somebody asks why, I answer with the link; after a while people look there first.',
      },
    ],
  },
  {
    id: 'architecture-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Cloud Engineer'],
    skills: ['Cloud Cost Optimization', 'Solution Architecture'],
    tags: ['cost estimate', 'cloud pricing', 'assumptions'],
    question:
      'Sales asks you for the monthly cloud cost of a small web application by this afternoon: two application servers, a database, image uploads, 20,000 users. How do you make the estimate, and what do people usually forget?',
    keyPoints: [
      {
        cue: 'What your figures rest on',
        point:
          'Writes down the assumptions behind the numbers: requests, stored gigabytes, growth, hours of running',
        weight: 3,
        essential: true,
        said: [
          'I assume for example that each user uploads five pictures of two megabytes a month and note that in the sheet',
          'each figure has an assumption next to it so it can be corrected',
          'state what I guessed about traffic and storage',
        ],
      },
      {
        cue: 'How you get to a total',
        point: 'Adds up the components with the price calculator of the provider for the chosen region',
        weight: 2,
        said: [
          'Compute, database and storage go line by line into the pricing tool',
          'prices depend on the location, so I select the one the customer will use',
        ],
      },
      {
        cue: 'The usage cost everyone forgets',
        point: 'Remembers data transfer out of the cloud, which grows with image downloads',
        weight: 3,
        essential: true,
        said: [
          'Egress is what everyone overlooks: every picture that is viewed costs bandwidth',
          'traffic to the internet is charged, and often the traffic between zones too',
          'Serving all those photos to visitors is billed per gigabyte, and nobody thinks of it',
        ],
      },
      {
        cue: 'Other items people forget',
        point:
          'Includes the unseen parts: backups, logs and monitoring, load balancer, standby database, test environment',
        weight: 2,
        said: [
          'There is also a staging copy, snapshots and log storage',
          'small things like NAT gateways, balancers and support plans add up',
        ],
      },
      {
        cue: 'How you word the answer',
        point: 'Gives a range with the confidence instead of one exact figure',
        weight: 2,
        said: [
          'I would say between 600 and 900 a month, and that traffic is the uncertain part',
          'low, likely and high case rather than a single number',
        ],
      },
      {
        cue: 'How to bring it down',
        point:
          'Names levers that reduce the bill later, such as reserved capacity, a CDN or switching off test systems at night',
        weight: 1,
        said: [
          'With a one-year commitment the servers become a good deal cheaper',
          'staging can sleep outside office hours',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The cost of an application is the price of its servers',
        said: [
          'two machines plus the database, that is the bill',
          'storage and traffic are practically free',
        ],
        correction:
          'Data transfer, backups, logs, standby and test environments often add as much as the servers themselves.',
      },
    ],
    sampleAnswer:
      "I'd open the provider's calculator, choose the right region and go component by component: two small servers, a load balancer, the database with its standby, object storage for images. Before that I write the assumptions: 20,000 users, perhaps 2,000 active a day, 30 page views each, five uploads a month of two megabytes, so about 200 gigabytes of new images a month. That sheet matters more than the total, because sales or the customer can correct me. What people forget is traffic leaving the cloud: every image that someone looks at is paid for, and with many views that can exceed the storage cost by far. They also forget backups and snapshots, logs and monitoring, traffic between zones, and that there'll be a test environment. I'd give sales a range, for example 700 to 1,100 a month, and say that image downloads are the uncertain part. And I'd mention what could lower it later: a commitment for a year, a cache or CDN in front of the images, and switching the test system off at night.",
    criteria: [
      'Shows assumptions openly',
      'Knows which item is uncertain',
      'Can deliver something useful in an afternoon',
    ],
    followUps: [
      {
        question: 'Three months later the bill is twice your estimate. What do you check first?',
        about: [0, 2, 3],
        answer:
          'I compare each line with my assumption. Usually one differs: more traffic out, logs kept forever, or a test environment in full size. The tags on resources tell which part it is; then I correct the sheet and the cause.',
      },
      {
        question: 'Why not commit to three years at once to get the best price?',
        about: [5],
        answer:
          'Because we do not know the real usage yet. A commitment is paid whether we use it or not. I would watch two or three months and then commit only to the base load that is always there.',
      },
    ],
  },
  {
    id: 'architecture-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect'],
    skills: ['Technical Presentations', 'C4 Model'],
    tags: ['diagrams', 'audience', 'communication'],
    question:
      'You have a diagram with forty boxes, subnets and port numbers. In an hour you explain the solution to the head of sales, who has ten minutes. What do you show and say instead?',
    keyPoints: [
      {
        cue: 'What you show instead',
        point:
          'Draws a new simple picture for this audience: the system as one box, its users and the systems around it',
        weight: 3,
        essential: true,
        said: [
          'I would make a context view with five to seven boxes only',
          'just the people, our solution in the middle and the neighbors it talks to',
          'leave the network details out and sketch it on a higher level',
        ],
      },
      {
        cue: 'What you talk about',
        point: 'Speaks of what changes for sales: benefits, dates, cost and risk, not components',
        weight: 3,
        essential: true,
        said: [
          'She wants to know what her people can do on Monday that they cannot do today',
          'I talk about faster quotes and when it is ready, not about subnets',
          'translate each technical part to what it means for the business',
        ],
      },
      {
        cue: 'How you lead through it',
        point: 'Follows one concrete case through the picture, such as an order from click to delivery',
        weight: 2,
        said: [
          'I tell the story of one customer request and point at the boxes it passes',
          'walk through an example instead of explaining every element',
        ],
      },
      {
        cue: 'What you want at the end',
        point: 'Says clearly what decision or help is needed from the listener',
        weight: 2,
        said: [
          'At the end I ask for two of her people to test in March',
          'she should leave knowing what I want from her',
        ],
      },
      {
        cue: 'Details of the drawing',
        point: 'Keeps the notation readable: labels on arrows, a legend, no unexplained abbreviations',
        weight: 1,
        said: [
          'Each line has a few words on it saying what flows there, and I spell out acronyms',
          'same shapes mean the same thing and there is a small key',
        ],
      },
      {
        cue: 'What happens with the forty boxes',
        point: 'Has the detailed diagram ready for questions',
        weight: 1,
        said: [
          'The big one stays in the appendix in case somebody asks',
          'I can zoom in if her technical colleague wants more',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One complete diagram should serve all audiences',
        said: [
          'if the drawing is complete then everybody finds what they need',
          'I explain the same picture, only slower',
        ],
        correction:
          'A picture with every detail hides what a listener needs; each audience gets its own level, as with context, container and component views.',
      },
    ],
    sampleAnswer:
      "I wouldn't show that diagram at all. I'd draw a second one with perhaps six boxes: the sales people, the customer, our new quoting system in the middle, and the three systems around it, that is the product catalog, the CRM and accounting. Every arrow gets a few words, such as \"sends approved quote\", and no abbreviations. Then I'd tell one story with it: a customer calls, your colleague opens the quote, the price comes from the catalog, and after the signature accounting gets it without anybody typing it again. From there I say what it means for her: a quote in ten minutes instead of a day, ready for the first team in spring, and the risk I see, namely that the price data must be cleaned up first. I'd end with what I need from her: a decision on which team starts, and two people for testing. The big diagram stays in the appendix, in case she brings her technical colleague or asks something specific. Ten minutes is enough for that, with half of it for her questions.",
    criteria: ['Chooses the level for the listener', 'Leaves room for questions', 'Ends with an ask'],
    followUps: [
      {
        question: 'She asks, "Is it secure?" How do you answer in three sentences?',
        about: [1, 5],
        answer:
          'Only your people can log in, with the company login they already have. Customer data is encrypted and each access is recorded. An independent test is planned before launch, and I will send you the result.',
      },
      {
        question: 'How would the picture differ for the developers who build it?',
        about: [0, 4],
        answer:
          'They get the next level down: the applications and data stores inside our box, their technologies and the protocols between them. It is the same system and names, so that both pictures can be laid over each other.',
      },
    ],
  },
  {
    id: 'architecture-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Solutions Architect', 'Cloud Engineer'],
    skills: ['High Availability', 'Solution Architecture'],
    tags: ['point of failure', 'redundancy', 'design review'],
    question:
      'You review this design for an online ticket office. What would you point out about its availability, and what would you change first?',
    code: {
      language: 'text',
      lines: [
        'users -> load balancer -> app server 1 (zone A)',
        '                      -> app server 2 (zone A)',
        'app servers -> database (zone A, nightly backup to the same disk)',
        'app servers keep the shopping cart in memory',
      ],
    },
    keyPoints: [
      {
        cue: 'The weakest part of the chain',
        point: 'Identifies the database as a single point of failure with no replica',
        weight: 3,
        essential: true,
        said: [
          'There are two app servers but only one database, and if it dies everything stops',
          'I would add a standby copy that can take over',
          'the data store is the weakest part',
        ],
      },
      {
        cue: 'Where the machines stand',
        point:
          'Notes that everything stands in one zone, so one power or network failure takes all of it down',
        weight: 2,
        said: [
          'Both servers are in zone A, which is not real redundancy',
          'put the second app server and the standby into another data center',
        ],
      },
      {
        cue: 'The nightly copy',
        point: 'Criticizes the backup on the same disk, since it is lost together with the data',
        weight: 3,
        essential: true,
        said: [
          'If the disk breaks the backup is gone too, so it has to be stored somewhere else',
          'copies belong in separate storage, ideally another account or location',
          'Keeping the copy next to the original is not a backup at all',
        ],
      },
      {
        cue: 'The shopping cart',
        point:
          'Sees that carts in memory are lost when a server goes away and prevent moving users between servers',
        weight: 2,
        said: [
          'State in the process means that a restart empties the baskets; I would keep it in a shared store',
          'make the application stateless so the balancer can send anyone anywhere',
        ],
      },
      {
        cue: 'What guards against which damage',
        point: 'Distinguishes backup and replica: a replica copies a deletion at once, so one needs both',
        weight: 1,
        said: [
          'If someone drops a table the standby drops it as well, only a backup helps',
          'failover protects against broken machines and backups against broken data',
        ],
      },
      {
        cue: 'What to do first and why',
        point: 'Orders the changes by risk and effort and asks how much outage and data loss is acceptable',
        weight: 2,
        said: [
          'Moving the backup is cheap and comes today, then the standby, then the rest',
          'how many hours of sold tickets may be lost? That decides whether nightly is enough',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Two application servers behind a load balancer make the system highly available',
        said: [
          'it already has a load balancer so it is redundant',
          'two servers means no single point of failure',
        ],
        correction:
          'The chain can be no better than its weakest part; with one database in one zone the second app server protects against little.',
      },
      {
        belief: 'A replica of the database replaces backups',
        said: ['with a standby we do not need backups any more'],
        correction:
          'A replica repeats errors and deletions within moments; only a backup kept apart brings yesterday back.',
      },
    ],
    sampleAnswer:
      "The first thing I'd fix is the backup, because it's cheap and the damage is the greatest: it lies on the same disk as the database, so if the disk fails, all sold tickets are gone. It belongs in separate storage, and I'd try a restore. The second is the database itself. There are two app servers, but a single database, so it's the single point of failure; I'd add a standby that takes over automatically. And it must not stand in zone A, because at the moment both servers and the database sit in the same zone and one power failure ends everything. So server two and the standby move to zone B. Third, the carts: they live in the memory of one server, so a restart or a release empties them. I'd put them into a shared store and make the servers stateless. I'd keep the backup even with the standby, since a mistaken delete is copied at once. How far to go depends on an answer I need: how many hours of outage and how many sold tickets may we lose? A nightly backup means up to a day.",
    criteria: ['Finds several weaknesses and ranks them', 'Asks for the tolerable loss'],
    followUps: [
      {
        question: 'Is the load balancer itself not a single point of failure too?',
        about: [1],
        answer:
          'It would be if it were one machine. A managed load balancer of a cloud provider normally runs in several zones. If it is self-run, I would add a second one with a shared address that fails over.',
      },
      {
        question: 'After adding the standby, how do you know that failover works?',
        about: [0, 5],
        answer:
          'By doing it: at a quiet hour we switch over on purpose, measure how long the ticket office is interrupted, and see whether the application reconnects by itself. Then we repeat it regularly, since configurations drift.',
      },
    ],
  },
]
