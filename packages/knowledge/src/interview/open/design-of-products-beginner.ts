import type { OpenQuestion } from '../open-question.ts'

export const designOfProductsBeginner: readonly OpenQuestion[] = [
  {
    id: 'design-of-products-beginner-01',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Product Development', 'Requirements Engineering'],
    tags: ['booking', 'feature design', 'edge cases'],
    question:
      'Design online court booking for a tennis club: 600 members, 8 courts, open 14 hours a day. Today people call the office or write in a paper book, and evenings are always contested. What do you ask, and how does your first version work?',
    keyPoints: [
      {
        cue: 'Your questions to the club',
        point: 'Asks what hurts today and what the rules are, before drawing screens',
        weight: 3,
        essential: true,
        said: [
          'who gets evening slots now, and what do people complain about most?',
          'do trainers and guests have priority, how long is a slot, what does the board want?',
        ],
      },
      {
        cue: 'The contested evenings',
        point: 'Sets clear and fair rules for scarce evening times',
        weight: 3,
        essential: true,
        said: [
          'two open reservations for each member, and at most seven days ahead',
          "a limit on prime time so the same four don't have it every night",
        ],
      },
      {
        cue: 'What the figures tell you',
        point: 'Calculates supply and demand',
        weight: 2,
        said: [
          '8 courts times 14 hours are 112 slots a day, only about 32 of these between 5 and 9',
          "600 members, if a fifth wants to play in the evening it doesn't fit",
        ],
      },
      {
        cue: 'Plans that change',
        point: 'Deals with cancellations, no-shows and waiting lists',
        weight: 2,
        said: [
          'free until 12 hours before, then the next on the list gets a message',
          "who doesn't show up three times can't book prime time for two weeks",
        ],
      },
      {
        cue: 'One court, several claims',
        point: 'Prevents two members from getting the same court and thinks of rain and maintenance',
        weight: 2,
        said: [
          'the slot is taken at the moment of confirming, the second one sees it at once',
          'the office blocks a court and those affected are informed',
        ],
      },
      {
        cue: 'Members who still phone',
        point: "Keeps a way for people who don't book online",
        weight: 2,
        said: [
          'older members still call, and the office enters it in the same calendar',
          'paper and system next to each other would give double bookings',
        ],
      },
      {
        cue: 'Goal and limits of version one',
        point: "Says how success is measured and what's left out at first",
        weight: 1,
        said: [
          'calls in the office halved, courts used more, fewer complaints',
          'no payments and no ranking of partners in version one',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'First come, first served with no limits is the fairest rule',
        said: ["whoever books first gets it, that's fair for all"],
        correction:
          'The quickest few then hold all evenings for weeks. Limits on open bookings and on how far ahead one can book spread a scarce good.',
      },
      {
        belief: 'The paper book can be kept in parallel for those who like it',
        said: ['we leave the book at the desk as well'],
        correction:
          'Two sources lead to double bookings. Let people call, but have everything entered in one calendar.',
      },
    ],
    sampleAnswer:
      "I'd first ask: what annoys people today, who decides on rules, are there trainers, teams and guests with rights, how long is a slot? Say the main complaint is that the same people have all evenings. Then some numbers: 8 courts and 14 hours give 112 hourly slots a day, but between five and nine only 32. If a fifth of 600 members wants to play on one evening, even as doubles they hardly fit. So the rules matter more than the screens. My first version: a calendar for the day on the phone, pick a court, confirm. Each member may have two open bookings, seven days ahead, and just one of them in prime time. Canceling is free until twelve hours before; then the first on the waiting list gets a message and has an hour to accept. After three no-shows, two weeks without prime time. The system gives a slot to exactly one person at the moment of confirming. The office can block courts for maintenance or rain, and those affected are told. Anyone who calls is entered by the office into the same calendar; the paper book goes, otherwise we have double bookings. Left out: payment and finding partners. The trade-off: strict limits leave courts empty at the last minute, so on the same day everybody may book what's free. It could fail if people book for friends; then I'd ask for the names of players. After two months I'd look at calls, use of the courts and complaints.",
    criteria: ['Rules before screens', 'Uses the numbers given', 'Thinks of all members'],
    followUps: [
      {
        question:
          "Members complain that their partner's limit lets couples book twice as much. What do you do?",
        about: [1],
        answer:
          "I'd look at how often it happens. If it hurts, a booking counts for all players named in it, so a couple has no more than its share. It's stricter, so I'd try it for a month.",
      },
      {
        question: 'The system is down on a Saturday morning. What happens at the club?',
        about: [4],
        answer:
          "The office has a printed plan from the evening before and writes changes down until it's back, then enters them. People with a confirmation on their phone are in the right.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-02',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Push Notifications', 'Product Development'],
    tags: ['reminders', 'no shows', 'messages'],
    question:
      'A dental practice loses 12 percent of its 400 weekly appointments because patients do not show up. Design reminders that reduce this. What do you ask, how does it work, and how do you see that it helps?',
    keyPoints: [
      {
        cue: 'What the message can do',
        point: 'Lets patients confirm, cancel or move in the message, so that the slot can be refilled',
        weight: 3,
        essential: true,
        said: [
          'a link with three buttons, and a freed time goes to somebody on the waiting list',
          "just reminding isn't enough, they need an easy way to say no",
        ],
      },
      {
        cue: 'How you see that it helps',
        point: 'Measures against a baseline or a group without reminders, on missed and refilled slots',
        weight: 3,
        essential: true,
        said: [
          "48 missed a week today; I'd compare with the weeks before or by half of patients",
          'the goal is below six percent within three months',
        ],
      },
      {
        cue: 'What you ask first',
        point: "Asks why patients don't come and who they are",
        weight: 2,
        said: [
          "did they forget, were they afraid, couldn't they reach us to cancel?",
          'new patients or those booked half a year ago?',
        ],
      },
      {
        cue: 'The sending itself',
        point: 'Chooses timing and channel deliberately',
        weight: 2,
        said: [
          "a week before to be able to move, and the day before so it isn't forgotten",
          'text message, since not all read email, and a call for the older ones',
        ],
      },
      {
        cue: 'Sensitive matters',
        point: 'Respects privacy and consent, with little detail in the text',
        weight: 2,
        said: ["no 'root canal' on a lock screen", 'they agree when they register and can stop it'],
      },
      {
        cue: 'When it does not work',
        point: "Handles failure: wrong numbers, messages that don't arrive, replies that nobody reads",
        weight: 2,
        said: [
          'undelivered ones go on a list and the front desk calls',
          'if someone writes back, who sees that?',
        ],
      },
      {
        cue: 'How often you write',
        point: 'Limits the number of messages',
        weight: 1,
        said: [
          "two per appointment, no third if they've confirmed",
          'whoever has three appointments gets one message',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More reminders always reduce no-shows further',
        said: ['send one every day of the week before'],
        correction:
          'After two or so the effect is small, and people mute or get annoyed. Timing and an easy way to cancel do more.',
      },
      {
        belief: 'A fee for no-shows makes reminders unnecessary',
        said: ['just charge them, then they come'],
        correction:
          "Fees may deter new patients and cause disputes, and they don't help those who forgot or couldn't cancel. They can complement, not replace.",
      },
    ],
    sampleAnswer:
      "I'd start with why. I'd call twenty who didn't come: did they forget, were they afraid, couldn't they reach us? Then numbers: 12 percent of 400 is 48 a week. If a slot brings 80 dollars, that's nearly 4,000 a week, so even halving it pays for messages at a few cents. My goal would be below six percent in three months. The design: at booking, patients choose text or call and agree to it. One message a week before, with three choices: confirm, move, cancel. One the day before with time and address, for those who haven't canceled. Nothing about the treatment, as others may see the screen. The important part is what happens with a cancellation: the slot goes to the waiting list at once, the first to accept gets it. So a canceled appointment isn't a loss. What isn't delivered goes on a list and the front desk calls; replies land in one inbox that someone reads. Two messages at most. The trade-off: making it easy to cancel will raise cancellations, so I'd look at empty slots and not merely at no-shows. For measuring, half the patients get it in the first month, chosen at random, and we compare; if the practice finds that too complex, we compare with the weeks before and mind the holidays. It may fail if numbers are old, so the desk checks them at each visit. If it works less for new patients, they get a personal call.",
    criteria: ['Cause before remedy', 'Counts empty slots, not only no-shows', 'Careful with health data'],
    followUps: [
      {
        question: 'Cancellations rise from 5 to 9 percent after the launch. Is that bad?',
        about: [0],
        answer:
          "Not by itself: some of these would've been no-shows. What matters is empty slots. If most are refilled since we learn it days earlier, it's a success; if they come hours before, I'd look at the waiting list.",
      },
      {
        question: 'Why not simply send one message on the day itself?',
        about: [3],
        answer:
          "It helps those who forget the hour, but whoever can't come has no chance to move it, and we can't refill the slot. On the same day I'd at most remind people who haven't confirmed.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-03',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Onboarding', 'Product Development'],
    tags: ['first use', 'activation', 'sign up'],
    question:
      'A budgeting app for students gets 10,000 sign-ups a month. Only 25 percent enter an expense within the first week, and few of the others ever return. Design a better first experience. Start with what you want to know.',
    keyPoints: [
      {
        cue: 'What you aim for',
        point: 'Defines the moment at which a new user feels the value, and leads to it quickly',
        weight: 3,
        essential: true,
        said: [
          "it's when they see 'you have 42 left until Sunday', so get there within two minutes",
          'the first useful insight, not the finished profile',
        ],
      },
      {
        cue: 'What you want to know',
        point: 'Finds out where and why people stop, before redesigning',
        weight: 3,
        essential: true,
        said: [
          'which step do they leave at, and what do five of them say when I watch?',
          "is it the bank connection they don't trust?",
        ],
      },
      {
        cue: 'What you ask of newcomers',
        point: "Removes or delays everything that isn't needed for the first value",
        weight: 2,
        said: [
          'no profile picture, and ask for notifications later on',
          'three questions instead of eleven fields',
        ],
      },
      {
        cue: 'The first screen',
        point: 'Eases the empty start with defaults, examples or import',
        weight: 2,
        said: [
          "suggested amounts for rent and food, so the screen isn't blank",
          "type in just today's coffee and it shows a first picture",
        ],
      },
      {
        cue: 'After the first visit',
        point: 'Brings people back in the first days with something helpful',
        weight: 2,
        said: [
          "on day two: 'you've got 38 left for the weekend, add yesterday?'",
          'a reminder at the time of day they chose',
        ],
      },
      {
        cue: 'How you judge the result',
        point: 'Sets a target and tests it, with later use as a check',
        weight: 2,
        said: [
          '25 to 40 percent in week one, and are they still there after a month?',
          'half of the newcomers get the new flow',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A tour through all functions is the best onboarding',
        said: ["I'd show five screens explaining everything first"],
        correction:
          "Most people skip tours and forget them. Let them do the one thing that gives value, and explain the rest when it's needed.",
      },
      {
        belief: 'The shortest sign-up always gives the best result',
        said: ['fewer steps are always better, so ask nothing at all'],
        correction:
          "A question that makes the result personal, such as monthly money, can raise use. Remove what doesn't serve the first value.",
      },
    ],
    sampleAnswer:
      "I want to know three things first: at which step people leave, why, and what those who stay did on their first day. I'd look at the steps in the data and watch five students sign up. Suppose it shows that 40 percent leave when we ask for the bank connection, and many see an empty screen after that. The moment of value, I think, is 'you have 42 left until Sunday'. My goal is to get there within two minutes. So: sign up by email or a known account, then two questions, how much money per month and how much rent. From that we already show an amount per day, with suggested budgets for food and transport they can change. Then: 'What did you spend today?', one tap for coffee or lunch, and the number changes. That's the first expense. The bank connection, notifications and the profile come later, on day three, when they see a reason. On day two there's one message at the time they chose: 'You have 38 left for the weekend. Add yesterday?' Not more. In numbers: 10,000 sign-ups with 25 percent are 2,500 active; 40 percent would be 4,000. I'd test it with half of the newcomers for four weeks and look at use after a month too, as pushing a first entry is easy and worth little by itself. The trade-off: without the bank, typing is work, and some will tire of it. It fails if the suggested numbers are far off, so they must be easy to change. If use after a month doesn't rise, the problem isn't the start but the product.",
    criteria: ['Value before completeness', 'Evidence before redesign', 'Honest check with later use'],
    followUps: [
      {
        question: 'How do you find out that this is really the moment of value?',
        about: [0],
        answer:
          "I'd compare those who stayed with those who left: what had they seen or done in the first days? And ask users when it clicked. As that's just correlation, I'd then test if leading people there raises use after a month.",
      },
      {
        question:
          'First-week entries rise to 40 percent, use after a month is unchanged. What do you conclude?',
        about: [5],
        answer:
          "We got more people to do one step but not to find it useful. I'd talk to some who came once and left, and look at the second week. Perhaps typing in each expense is the real obstacle.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-04',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['KPIs', 'Product Analytics'],
    tags: ['metric tree', 'dashboards', 'public service'],
    question:
      "A public library with 20,000 members asks you for 'a few good numbers' to see whether its e-book app is doing well. Today they count downloads of the app. Which numbers do you choose, how do they belong together, and what do you leave out?",
    keyPoints: [
      {
        cue: 'The first step',
        point: 'Starts from the purpose of the service and chooses one main number for it',
        weight: 3,
        essential: true,
        said: [
          'the aim is that people read, so members who finish or really read a loan each month',
          'what should the app achieve for the town? From there I go to a number',
        ],
      },
      {
        cue: 'What stands under it',
        point: 'Breaks the main number down into parts that a team can influence',
        weight: 3,
        essential: true,
        said: [
          'active readers are members times share that tries times share that comes back',
          'new readers, returning ones, loans for each, and what blocks them',
        ],
      },
      {
        cue: 'The number they use today',
        point: 'Explains why downloads mislead',
        weight: 2,
        said: ['it only ever grows, even if nobody opens it a second time', "a download isn't a reader"],
      },
      {
        cue: 'What members go through',
        point: 'Adds a measure of the experience, such as waiting time and failed searches',
        weight: 2,
        said: ['people wait for five weeks for a popular title', 'how many searches end with nothing found?'],
      },
      {
        cue: 'A counterweight',
        point: 'Adds a limit on the other side: cost per loan, or groups that are left behind',
        weight: 2,
        said: [
          'licenses cost money, so cost for each loan belongs next to it',
          'and do people over 65 use it as well?',
        ],
      },
      {
        cue: 'Rules for the numbers',
        point: 'Defines each number precisely with period and source, and few of them',
        weight: 2,
        said: [
          'active means one loan opened in the last 30 days',
          'five numbers on one page, with an owner each',
        ],
      },
      {
        cue: 'A caution with this subject',
        point: 'Mentions privacy, since reading is sensitive',
        weight: 1,
        said: ['no lists of who reads what, only totals', 'count without storing titles by person'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The more numbers on the dashboard, the better one can steer',
        said: ["I'd track everything, you never know"],
        correction:
          'Nobody acts on forty numbers. One for the purpose, a handful that explain it and one or two limits are enough.',
      },
      {
        belief: 'Growing totals such as all downloads so far show success',
        said: ['12,000 downloads, and it goes up every month'],
        correction:
          "A running total can't fall, so it tells nothing about the present. Use numbers per period and per member.",
      },
    ],
    sampleAnswer:
      "I'd ask the library what the app is for. Probably that people in town read, also those who can't come in. So my main number would be active readers: members who opened a loan in the last 30 days. Downloads I'd drop, as they only grow; someone who installed it two years ago and never came back still counts. Then I take the number apart: 20,000 members, times the share who ever tried it, times the share of those who are active. Say 30 percent have tried, that's 6,000, and 40 percent of these are active, 2,400. Now one sees where to work: is it that 14,000 don't know about it, or that 3,600 tried it and left? For each there's something one can do. Next to it come two numbers for the experience: how long people wait for a title, and the share of searches without a result. And limits: cost per loan, since licenses are paid for, and use by age groups, so that we don't just serve those who read anyway. That's seven numbers on one page, each with a definition, a source and a person, looked at monthly. What I leave out: clicks, time in the app, stars in the store. Time could simply mean that it's hard to find something. And no statistics on who reads what; totals are enough. The trade-off: 'opened' isn't 'read', but measuring pages would be intrusive. It could fail if nobody acts on it, so each number gets the question 'what'd we do if it fell?'. If there's no answer, it goes out.",
    criteria: [
      'Purpose before numbers',
      'Parts that multiply to the whole',
      'Each number leads to an action',
    ],
    followUps: [
      {
        question: 'Active readers fall from 2,400 to 2,100. Where do you look first?',
        about: [1],
        answer:
          "At the parts: fewer new ones or fewer who return? By age group and by week. If it's the returning ones, I look at waiting times and failed searches; perhaps a license for popular titles ended.",
      },
      {
        question: 'The director wants to lower the cost per loan. What danger do you see?',
        about: [4],
        answer:
          "It's easily done by buying cheap titles nobody waits for, or by limiting loans. So I'd never look at it alone but next to active readers and waiting time.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-05',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Business Process Management', 'Product Development'],
    tags: ['internal tool', 'approvals', 'process design'],
    question:
      'In a company of 200 people, travel expenses go by paper and email: about 300 claims a month, three weeks until the money arrives, and two accountants who spend half of their time on it. Design an internal tool. What do you find out first, what is in version one?',
    keyPoints: [
      {
        cue: 'What you find out first',
        point: 'Follows a claim from start to end with the people, and sees where the time goes',
        weight: 3,
        essential: true,
        said: [
          'watch the accountants for a morning and take ten claims apart',
          "of the three weeks, maybe two are spent lying on a manager's desk",
        ],
      },
      {
        cue: 'Before any software',
        point: 'Simplifies the process before automating it',
        weight: 3,
        essential: true,
        said: [
          'do we need two approvals for a taxi of 15 dollars?',
          'below 50 no manager has to sign, only samples are checked',
        ],
      },
      {
        cue: 'Who uses it',
        point: 'Builds for the three roles: who travels, who approves, who checks',
        weight: 2,
        said: [
          'photo of the receipt on the phone, one tap for the boss, a list for accounting',
          'each of them sees just what they need',
        ],
      },
      {
        cue: 'The money question',
        point: "Computes whether it's worth it and compares buying with building",
        weight: 2,
        said: [
          'two times half a person is a full salary, a ready tool costs 5 dollars per head',
          "for 300 claims I'd first look at what one can buy",
        ],
      },
      {
        cue: 'When things are not normal',
        point: 'Covers exceptions: missing receipts, absent bosses, foreign currency, rejected claims',
        weight: 2,
        said: [
          'if the manager is on vacation it goes to the deputy after three days',
          'send back with a reason instead of rejecting it silently',
        ],
      },
      {
        cue: 'Keeping it honest',
        point: 'Protects against errors and fraud, with a trail',
        weight: 2,
        said: [
          "no one approves their own, and the same receipt can't be used twice",
          'who changed what and when is recorded',
        ],
      },
      {
        cue: 'How it gets started',
        point: 'Rolls it out with one department and measures days until payment',
        weight: 1,
        said: [
          'sales first, they travel most; goal five days',
          'after a month, ask them and look at the open claims',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An internal tool has to reproduce the existing process exactly',
        said: ["I'd digitize the form and all its signatures one to one"],
        correction:
          'Then the waiting becomes digital too. Look at which steps protect anything, drop the rest, and automate what remains.',
      },
      {
        belief: "For an internal tool usability doesn't matter since people must use it",
        said: ["they're employees, they have to use it"],
        correction:
          "If it's tedious, receipts come late, wrong or by email again, and the accountants do the work as before.",
      },
    ],
    sampleAnswer:
      "First I'd take ten finished claims and follow each one: when was it handed in, where did it lie, who touched it? And I'd sit with the two accountants for a morning. Suppose it shows: of 21 days, twelve lie with managers, five wait for queries because receipts are missing, the work itself takes 20 minutes. So the problem isn't paper alone but approvals. Then numbers: 300 claims, two half jobs, that's one salary. A bought tool for 200 people costs maybe 5 to 10 dollars each a month, so I'd look there first and build only if none fits our rules. The process before the tool: below 50 dollars without approval, with samples; one approval rather than two; after three days it goes to the deputy. Version one: people take a photo of the receipt, amount and date are filled in, the trip is chosen. The manager approves by one tap, or sends it back with a reason. Accounting sees a list with only what's odd: duplicates, over the limit, no receipt. Payment goes out twice a week. Nobody approves their own, the same receipt is refused, each change is recorded. Left out: travel booking and cards. The trade-off: less approval means that some small wrong claims go through; with samples it's cheaper than checking all. We start with sales, as they travel most, for a month; the goal is five days and half of the accountants' time. It fails if the old way stays open, so after two months paper ends, with help for those few who need it.",
    criteria: ['Process before software', 'Calculates make or buy', 'Takes care of exceptions'],
    followUps: [
      {
        question: 'Which costs are easily forgotten when building it ourselves?',
        about: [3],
        answer:
          'Upkeep: tax rules and currencies change, phones too, someone has to answer questions and fix errors for years. And the connection to payroll. A built tool needs an owner, not just three months of development.',
      },
      {
        question: 'The finance director insists on two signatures for everything. What do you do?',
        about: [1],
        answer:
          "I'd ask what she's afraid of, and look at last year together: how many errors did the second signature find, and what did it cost in days? Perhaps she agrees to a trial under 50 dollars with samples.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-06',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['Product Launch', 'Release Management'],
    tags: ['staged rollout', 'rollback', 'checkout'],
    question:
      'An online shop with 20,000 orders a month has built a new checkout. The old one works but is slow. Write the rollout plan: steps, what you watch at each, when you stop, who does what. Assume you can switch it on for a share of the visitors.',
    keyPoints: [
      {
        cue: 'Your steps',
        point: 'Rolls out in steps, a small share first, with a set time between',
        weight: 3,
        essential: true,
        said: [
          'staff, then 1 percent, 10, 50 and 100, each with a look at numbers',
          'not before a weekend with a sale',
        ],
      },
      {
        cue: 'When you stop',
        point: "Defines in advance what's watched and at which value it goes back",
        weight: 3,
        essential: true,
        said: [
          "completed checkouts, payment errors, calls; if it's clearly below the old one we stop",
          'paid but no order: even one is enough to switch off',
        ],
      },
      {
        cue: 'What the volumes allow',
        point: 'Calculates how many orders each step gives, so the numbers mean something',
        weight: 2,
        said: [
          "about 670 a day, at one percent it's seven, that shows only crashes",
          'for conversion I need several days at 50 percent',
        ],
      },
      {
        cue: 'The way back',
        point: 'Can return quickly, and thinks of carts and orders in progress',
        weight: 2,
        said: [
          'one switch, within five minutes, tested before',
          "what happens to someone who's in the middle of paying?",
        ],
      },
      {
        cue: 'Who does what',
        point: 'Prepares support, warehouse and accounting, and names who decides',
        weight: 2,
        said: [
          'support knows which version the customer saw',
          'one person on each day has the right to turn it off',
        ],
      },
      {
        cue: 'Before the first visitor',
        point: 'Tests payment methods, devices and odd cases beforehand',
        weight: 2,
        said: [
          'all payment methods, vouchers, two addresses, old phones',
          'a real order by staff with real money',
        ],
      },
      {
        cue: 'The last step',
        point: 'Finishes: removes the old checkout and looks back',
        weight: 1,
        said: ['after a month without trouble the old code goes', 'did it bring what we hoped for?'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If all tests are green, it can go live for everyone at once',
        said: ["it's tested, so there's no reason to wait"],
        correction:
          "Tests don't have real cards, old phones and odd carts. A share of one to ten percent finds these while the damage is small.",
      },
      {
        belief: 'At one percent for a day one can see whether the conversion got better',
        said: ['after a day at 1 percent I compare the conversion'],
        correction:
          'One percent is about seven orders a day here. That finds crashes but no difference of some percent; this takes days at a large share.',
      },
    ],
    sampleAnswer:
      'Some numbers first: 20,000 orders a month are about 670 a day. One percent of that is seven, so this step can only show that it breaks. The plan: before, we test all payment methods, vouchers, two addresses, old phones, and every colleague makes a real order. Step one, staff for three days. Step two, one percent for two days, Tuesday and Wednesday: we look at each order one by one. Is it in the warehouse and the accounting, with the right amount? Step three, ten percent for three or four days, about 70 orders a day: errors by payment method and device, calls per hundred orders. Step four, 50 percent for two weeks: now I compare the share of finished checkouts with the old one. Then 100. We go back at once if money was taken without an order, even once, or an order is doubled; if payment errors are twice as high; or if finished checkouts are a fifth lower over some days. The switch takes five minutes and has been tried; whoever is in the middle finishes in their version, a cart is the same in both. Each day one named person may switch off without asking. Support sees which version a customer had and has answers ready; the warehouse and accounting know the dates. No step on a Friday or before the sale. The trade-off: four weeks is slow, but a broken checkout costs far more. It fails if we only watch averages: a dead payment method used by two percent would hardly show, so I look at each method. After a month the old one is removed.',
    criteria: ['Steps with a purpose each', 'Uses the volumes given', 'Clear right to stop'],
    followUps: [
      {
        question: 'On the first day at 10 percent you see 58 orders instead of about 67. Do you stop?',
        about: [2],
        answer:
          "Not from that alone; with such counts, a difference of nine is within chance. I'd look for a cause in payment methods and devices and wait another day or two. Errors that I can see count more than the total.",
      },
      {
        question: "What's the most dangerous thing about switching back?",
        about: [3],
        answer:
          "Orders in between: paid in the new one, but not in a form that the old one and the warehouse understand. So both must write the same kind of order, and I'd check all the open ones after switching.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-07',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Product Manager', 'Technical Project Manager'],
    skills: ['IT Support', 'Business Process Management'],
    tags: ['support process', 'triage', 'response times'],
    question:
      'An online school gets 150 support emails a day in one shared inbox. Four people answer; some messages wait for a week, others get two replies. Design the support process. You have a small budget and three months.',
    keyPoints: [
      {
        cue: 'Where you begin',
        point: 'Looks at what comes in, and sorts by topic and urgency before choosing a tool',
        weight: 3,
        essential: true,
        said: [
          "read 300 emails: 40 percent passwords, 20 invoices, some can't get into an exam",
          'count by kind, then I know what to do',
        ],
      },
      {
        cue: 'Order in the inbox',
        point: 'Gives each message one owner and a status, and urgent ones a fast lane',
        weight: 3,
        essential: true,
        said: [
          'ticket with a name on it, so no double answers',
          "someone who has an exam in an hour can't wait behind an invoice",
        ],
      },
      {
        cue: 'The arithmetic',
        point: 'Checks if the capacity fits the volume',
        weight: 2,
        said: [
          "150 by 4 is about 38 each, at 10 minutes that's more than six hours",
          "on Mondays it's 250, so we need a plan for peaks",
        ],
      },
      {
        cue: 'The 150 a day',
        point: 'Reduces messages at the source through self-help and fixes in the product',
        weight: 2,
        said: [
          'a better password reset takes away a quarter of the emails',
          'the five most frequent questions get an article and a button',
        ],
      },
      {
        cue: 'What students are told',
        point: 'Sets promises for response times that fit, and shows them to customers',
        weight: 2,
        said: [
          'urgent within an hour, others by the next working day',
          "an automatic reply that says when they'll hear from us",
        ],
      },
      {
        cue: 'Hard questions',
        point: 'Defines how cases go to specialists and come back',
        weight: 2,
        said: [
          "technical ones go to a developer on duty with what's been tried",
          'the customer keeps one contact although others work on it',
        ],
      },
      {
        cue: 'How you judge it',
        point: 'Measures the waiting time, solved at first contact and satisfaction, not only counts',
        weight: 1,
        said: [
          'age of the oldest open ticket on the board',
          'if people are measured on number, they close too quickly',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A chatbot solves the problem and replaces most of the team',
        said: ["I'd buy an AI chat and then we need one person"],
        correction:
          'Without knowing the topics, good articles and a clear way to a person, it frustrates. It can help later with the simple, frequent questions.',
      },
      {
        belief: 'Whoever writes first should be answered first, for everything',
        said: ['strictly in the order of arrival, everything else is unfair'],
        correction:
          "A student locked out of an exam can't wait behind an address change. Urgency classes with times for each are fairer.",
      },
    ],
    sampleAnswer:
      "I'd begin by reading. 300 messages, sorted by topic and how urgent: suppose 30 percent are passwords, 20 invoices, 15 course content, 10 technical faults, and a few percent are truly urgent, like an exam in an hour. Then capacity: 150 by four is 38 each; at eight to ten minutes it's five to six hours of pure answering. That's tight; on Mondays with 250 it doesn't work. So I need both order and fewer messages. Order: a simple ticket system. Each message gets a topic, one of three urgencies, and an owner. Urgent means that someone can't learn or take an exam now; there's a separate form for it, and one of four watches it in turn. Promise: urgent within an hour in opening times, the rest by the next working day, and the automatic reply says so. Technical faults go to a developer on duty with what's been tried; the customer keeps the same contact. Fewer: the password reset is fixed in the product, invoices can be downloaded, and five articles appear in the form before one sends it. If that takes away a third, 100 remain, and there's room for peaks. Three months: month one reading and tool, month two classes, promises and articles, month three the fixes, and training. I'd watch the age of the oldest ticket, the share solved by the first answer, and satisfaction, not tickets per person, as then they'd close too fast. The trade-off: urgent first means others wait longer, so I limit what counts as urgent. It fails if all choose urgent; then we reassign visibly and word the form more clearly.",
    criteria: ['Data before tool', 'Capacity calculated', 'Cuts demand, not only speeds up answers'],
    followUps: [
      {
        question: 'You may fix only one cause in the product. How do you choose?',
        about: [3],
        answer:
          'Number of messages times minutes for each, plus how much it hurts the students, against the effort. Passwords with 45 a day at five minutes are almost four hours daily, so probably that one.',
      },
      {
        question: 'Half of the senders mark their email as urgent. What do you do?',
        about: [1],
        answer:
          "The form asks what they can't do and until when, instead of 'how urgent is it?'. The system sets the class from that. Wrong ones are moved with a friendly note about when they'll hear from us.",
      },
    ],
  },
  {
    id: 'design-of-products-beginner-08',
    type: 'system_design',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Change Management', 'Project Planning'],
    tags: ['tool migration', 'training', 'data transfer'],
    question:
      'A nonprofit with 30 employees manages 12,000 donors in eleven spreadsheets and wants to move to a donor management tool within three months. Plan the migration: steps, data, people, risks. The year-end campaign begins in four months.',
    keyPoints: [
      {
        cue: 'The data before the switch',
        point: 'Cleans and maps the data, and does a trial move that the users check',
        weight: 3,
        essential: true,
        said: [
          'eleven files surely have duplicates and different spellings; who decides which is right?',
          'import 200 first and let the fundraisers look whether their donors are correct',
        ],
      },
      {
        cue: 'The switch itself',
        point: 'Sets one day from which only the new tool counts, with the old files read-only',
        weight: 3,
        essential: true,
        said: [
          'on this Monday we switch, the spreadsheets are locked',
          'both in parallel would mean that nobody knows which address is right',
        ],
      },
      {
        cue: 'The 30 employees',
        point: 'Involves the users early and trains them on their own tasks',
        weight: 2,
        said: [
          'one person from each department helps to choose fields and to test',
          "'thank a donor' and 'print a receipt' as practice, not a lecture on all menus",
        ],
      },
      {
        cue: 'The calendar',
        point: 'Plans backward from the campaign, with a reserve and a go/no-go day',
        weight: 2,
        said: [
          'everything must run four weeks before the campaign begins',
          "if the trial on that day isn't clean, we run the campaign with the old one",
        ],
      },
      {
        cue: 'Sensitive matters',
        point: 'Protects the personal data: rights, what may be moved, deletion of old files',
        weight: 2,
        said: [
          'do we need all of it? Some people asked to be forgotten',
          "who's allowed to see bank details? And later the files on laptops go",
        ],
      },
      {
        cue: 'Proof after the move',
        point: 'Checks completeness with counts and sums after the move',
        weight: 2,
        said: [
          '12,000 in, 11,400 after merging, and the donations of last year give the same total',
          'samples of fifty compared by hand',
        ],
      },
      {
        cue: 'After the switch',
        point: 'Has help ready in the first weeks',
        weight: 1,
        said: ['somebody in the office to ask for two weeks', 'a list of questions, answered every day'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Moving data is a technical job of exporting and importing in a day',
        said: ['export to CSV, import, done'],
        correction:
          "Duplicates, free text and different meanings of the same column need decisions by people who know the donors. It's usually the largest part.",
      },
      {
        belief: 'Running both for half a year is the safest way',
        said: ['keep the spreadsheets in parallel to be on the safe side'],
        correction:
          'After a few days they contradict each other and all work is doubled. A short check, then one source with read-only copies, is safer.',
      },
    ],
    sampleAnswer:
      "First: who uses which file for what, and what can't fail? Probably receipts, thanking and the year-end campaign in four months. So I plan backward: the switch at week eleven, go or no-go at week ten, and a few weeks of reserve before the campaign. Weeks one to three: with one person from each department we decide which fields we need, and what a donor is: is a couple one or two? Weeks three to eight: clean the data. With 12,000 records I'd expect maybe 5 to 10 percent duplicates, so 600 to 1,200 decisions; if one takes a minute that's 10 to 20 hours, spread over those who know the donors. What we don't need and who wanted to be deleted isn't moved. Week six: trial with 200 donors, the fundraisers look for their own. Week nine: a full trial with counts and sums: number before and after merging, donations of last year to the cent, fifty samples by hand. Training is on real tasks, an hour for each group. Then on a Monday we switch: spreadsheets become read-only, for three months, then they're deleted, also on laptops. One of us is in the office for two weeks for questions. Rights: only two see bank details. The trade-off: one clean switch is riskier on that day than both in parallel, but in parallel the data contradict each other within days. If the full trial isn't clean at week ten, we run the campaign from the old files and switch in January. The greatest risk isn't technical: that some keep their private list. So I'd ask what it can do that the tool can't.",
    criteria: [
      'Plans backward from the hard date',
      'Decisions on data by people who know it',
      "A real alternative if it isn't ready",
    ],
    followUps: [
      {
        question: "The sum of last year's donations is 1,300 lower in the new tool. What do you do?",
        about: [5],
        answer:
          "I don't switch until it's explained. I'd compare by month and then by file, until I have the records. Perhaps donations without a donor weren't imported. Small differences often show a kind of error.",
      },
      {
        question: 'A colleague goes on with her own spreadsheet. How do you handle that?',
        about: [1],
        answer:
          "I'd look with her at what she does in it; often a view or a field is missing. If we can add it, we do. Then I explain why a second list harms the donors: wrong addresses, double letters.",
      },
    ],
  },
]
