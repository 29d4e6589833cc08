import type { OpenQuestion } from '../open-question.ts'

export const projectManagementExpert: readonly OpenQuestion[] = [
  {
    id: 'project-management-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Program Management', 'Risk Management'],
    tags: ['troubled program', 'turnaround', 'governance'],
    question:
      'You take over an 18-month program in month 14. The budget is spent to 95 percent, three of nine work streams deliver, two vendors accuse each other, and the date is public. What do your first 30 days look like?',
    keyPoints: [
      {
        cue: 'Where the program really is',
        point:
          "Makes an independent assessment of what's done and left, within few weeks, based on what can be shown",
        weight: 3,
        essential: true,
        said: [
          'two weeks of looking for myself, I talk to those doing the work and want to see it run',
          'inherited reports are worthless, I count accepted results',
          'no promises to anyone before I know',
        ],
      },
      {
        cue: 'The question behind the plan',
        point: 'Asks whether the goal still justifies going on, and puts stop, shrink and go on side by side',
        weight: 3,
        essential: true,
        said: [
          'what must be there for the benefit, and is it worth the remaining money?',
          'ending it is one of the options I bring to the board',
        ],
      },
      {
        cue: 'What happens to the rest',
        point: "Stops or freezes work that doesn't serve the core, for focus and cash",
        weight: 2,
        said: [
          'six streams stop adding, all hands on the three that the launch needs',
          'freeze changes for a month',
        ],
      },
      {
        cue: 'The two vendors',
        point: 'Resolves the vendor conflict by facts and one integration owner',
        weight: 2,
        said: [
          'both in one room with the log files, and one of us is in charge of the joint',
          'who delivers what to whom, in writing, and tested each week',
        ],
      },
      {
        cue: 'How decisions get made',
        point: 'Restores decision-making and candor with a small steering group that decides within days',
        weight: 2,
        said: [
          'three people with power that meet weekly, instead of twenty monthly',
          'bad news without punishment, the sponsor has to say this himself',
        ],
      },
      {
        cue: 'The public date',
        point: 'Corrects the public date early and once, with a new one that can be kept',
        weight: 2,
        said: [
          'better one painful correction than four small ones',
          'talk to the press office and key clients before they read it',
        ],
      },
      {
        cue: 'The people',
        point: 'Takes care of the exhausted team and changes people where needed',
        weight: 1,
        said: ['two leads are burned out, they get a break', 'talk with thirty people in the first ten days'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A new program manager should first promise to keep the date, to restore confidence',
        said: ["I'd show confidence and confirm the date on day one"],
        correction:
          "A promise without knowledge is the next broken one. Announce when you'll know, and then say one date you can stand by.",
      },
      {
        belief: 'All the money spent so far means that stopping would be a waste',
        said: ["we've already put 95 percent of the money in, so we must finish"],
        correction:
          "What's spent is gone in both cases. Only what's still needed and what it brings from here on counts.",
      },
    ],
    sampleAnswer:
      "On day one I promise only this: in three weeks I'll tell you where we stand and what the choices are. Then I look for myself: I talk with about thirty people doing the work and count only what's accepted. In parallel I stop the bleeding: no changes for a month, and streams that the core doesn't need stop adding. The vendors get a day in one room with the facts, an integration lead from our side who decides, and a written list of who delivers what to whom, tested each week. In week three I bring the board an honest picture: the money for finishing everything, say another 60 percent and nine months; a core in five months that brings two thirds of the benefit; or stop, with what can be saved. What's been spent doesn't count, just what's still to come against the benefit. I'd recommend one. The public date gets one correction that we can keep, told to key clients first. The steering group shrinks to three people with power that meet weekly. The sponsor has to say himself that bad news is welcome, and then act accordingly. Some leads are burned out; I'd relieve them. After 30 days there's a plan in two-week steps with demos, and first visible results in the core.",
    criteria: [
      'Calm order under pressure',
      'Includes stopping as a true option',
      'Treats politics and people, not just the plan',
    ],
    followUps: [
      {
        question: 'The sponsor says that stopping is not an option because it is public. What do you do?',
        about: [1],
        answer:
          "I'd still show it with its cost, so that it's a deliberate choice. Then I look at what the public expects at least, and offer the core as a first stage. If even that has no benefit, I say so in writing.",
      },
      {
        question: 'Both vendors prove with logs that the other is wrong. How do you move on?',
        about: [3],
        answer:
          "I'd stop looking for guilt. We fix the contract of the interface with tests run by us, and both must pass. Whoever fails sees it the same night. Claims for the past are left to the lawyers, separately.",
      },
    ],
  },
  {
    id: 'project-management-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Estimation', 'Risk Management'],
    tags: ['probabilistic forecast', 'reserves', 'commitment'],
    question:
      "A steering committee demands 'a date with 95 percent certainty' for a project with five parallel streams, each of which says that it is 80 percent sure to be ready by June. What do you tell them, and how do you work out a better answer?",
    keyPoints: [
      {
        cue: 'The sum of five promises',
        point: 'Shows that five independent streams at 80 percent give only about a third for all by June',
        weight: 3,
        essential: true,
        said: [
          '0.8 to the power of five is 33 percent',
          'the project waits for its slowest stream, so the chances multiply',
          'one delay is enough, merge bias',
        ],
      },
      {
        cue: 'Your better answer',
        point:
          'Gives a distribution from a simulation or history, and a date that fits the required certainty',
        weight: 3,
        essential: true,
        said: [
          'simulate durations and risks with ranges, then read the date at 95 percent',
          "it'll be more like September, that's the price of 95",
        ],
      },
      {
        cue: 'Behind the 95 percent',
        point: 'Asks what the certainty is for, and what it costs in time or scope',
        weight: 2,
        said: [
          "which decision depends on it? Certainty isn't free",
          'a hard date with 95 is possible with a smaller core',
        ],
      },
      {
        cue: 'Doubts about the 80 percent',
        point: 'Questions the 80 percent and the independence of the streams',
        weight: 2,
        said: [
          'people who say 80 are right half of the time',
          'a common cause, such as the same test environment, hits all of them at once',
        ],
      },
      {
        cue: 'Where safety belongs',
        point: 'Keeps a reserve for the whole instead of padding in each task',
        weight: 2,
        said: [
          'padding in single tasks gets used up, a joint buffer at the end covers the spread',
          "show it openly and report how fast it's consumed",
        ],
      },
      {
        cue: 'What remains uncertain',
        point: 'States which unknowns no model contains and how the forecast gets updated',
        weight: 1,
        said: [
          "a new law or the loss of the vendor isn't in the numbers",
          'every month the range is recomputed and should narrow',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If each part is 80 percent certain, so is the whole',
        said: ['all say 80, so June is 80 percent'],
        correction:
          "For all to be ready by June, each must be. With five independent ones that's about 33 percent; shared causes change it, yet rarely to 80.",
      },
      {
        belief: 'A Monte Carlo simulation makes the date objectively right',
        said: ["we've run 10,000 simulations, so this is the true date"],
        correction:
          'It computes from the ranges, risks and dependencies put in. Wrong or too narrow inputs give precise nonsense.',
      },
    ],
    sampleAnswer:
      "I'd start with a small sum: five streams, each 80 percent sure by June, and the whole needs all of them. If they're independent it's 0.8 to the fifth, so 33 percent. June is a date that we'd miss two times in three. It isn't quite that simple, as common causes can hit all at once. And the 80 is a feeling; I'd check how often such statements came true in our company. Then I'd build a better answer: ranges per stream from finished projects where I can, the ten largest risks with probability and effect, the dependencies and shared people, and a simulation over it. I read from that a date for 50, 80 and 95 percent, perhaps July, August and the end of September. I'd say plainly what isn't in there, such as the loss of the vendor. Then I ask what they need 95 for. If it's an announcement to the market, then either September, or June with a core of three streams. If it's for internal budgets, 80 is enough. The reserve sits at the end, visible, for all, because padding in each task just disappears. Each month I'd report how much of it we've used, with a new range. So they choose a date and a risk together.",
    criteria: ['Calculates the combined chance', 'Explains to laymen', 'Separates certainty from precision'],
    followUps: [
      {
        question: "How do you check whether an '80 percent' is worth anything?",
        about: [3],
        answer:
          "Compare past statements with results: of the dates called 80 percent, how many held? If it's half, I widen the ranges accordingly. And I ask for the date at which they'd bet their own money nine times in ten.",
      },
      {
        question: 'How do you report the use of the reserve?',
        about: [4],
        answer:
          "As two numbers: share of the work on the longest path that's done, and share of the reserve that's used. With 30 percent done and 60 used we're in trouble; with 60 done and 40 used we're fine.",
      },
    ],
  },
  {
    id: 'project-management-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager'],
    skills: ['Earned Value Management', 'Project Management'],
    tags: ['cost variance', 'schedule variance', 'critical path'],
    question:
      "A sponsor is pleased by this report at the end of month 6 of 12: 'We are ahead of schedule and only a little over budget.' Which questions and conclusions do you have?",
    code: {
      language: 'text',
      lines: [
        'Budget at completion (BAC)      2,000,000',
        'Planned value (PV)                900,000',
        'Earned value (EV)                 945,000',
        'Actual cost (AC)                1,181,000',
        'SPI = EV / PV                        1.05',
        'CPI = EV / AC                        0.80',
        'Interface to the bank (critical)  not started, planned start: month 5',
      ],
    },
    keyPoints: [
      {
        cue: 'The budget',
        point:
          'Sees the cost: only 80 cents of value for each dollar, so about 2.5 million at the end if it goes on',
        weight: 3,
        essential: true,
        said: [
          "236,000 over already, that's not a little",
          'BAC by CPI is 2.5 million, half a million above budget',
          'the work done has cost a quarter more than planned',
        ],
      },
      {
        cue: 'The schedule',
        point: 'Sees that an SPI over 1 hides a delay on the critical path',
        weight: 3,
        essential: true,
        said: [
          'they did easy tasks early, while the bank interface, which decides the end, is a month late',
          'ahead on average but late where it matters',
          'value earned is not the same as time',
        ],
      },
      {
        cue: 'Behind the EV',
        point: 'Asks how earned value is measured',
        weight: 2,
        said: [
          "is it credited when accepted, or at 'ninety percent done' by feeling?",
          '50/50 rule on big packages can flatter it',
        ],
      },
      {
        cue: 'The reasons for AC',
        point: 'Asks why costs are higher and whether it will go on',
        weight: 2,
        said: [
          'if it was a one-time purchase, then the rest can be on plan, about 2.24 million',
          'higher rates or poor productivity would continue',
        ],
      },
      {
        cue: 'The second half',
        point: 'Asks what remains and computes what efficiency would be needed to stay within budget',
        weight: 2,
        said: [
          "to finish for two million they'd need 1.29 from now on, after 0.8 so far",
          '1.055 million of work left with 819,000 of money',
        ],
      },
      {
        cue: 'What the sponsor hears',
        point: 'Tells the sponsor the message plainly with choices',
        weight: 2,
        said: [
          'about half a million more, or less scope, and the date is in danger',
          'start the bank interface now with the best people, or replan',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'SPI above 1 means that the project will be finished on time',
        said: ["it's at 1.05, so they'll be done early"],
        correction:
          'SPI compares amounts of work in money, not the longest path. And it drifts to 1 at the end even for late projects.',
      },
      {
        belief: 'An overrun early in the project evens out later',
        said: ['at the half they usually catch up on cost'],
        correction:
          'Experience says the opposite: cost efficiency rarely improves much once a good part is done. Without a removed cause, expect it to go on.',
      },
    ],
    sampleAnswer:
      "I wouldn't congratulate anyone yet. For each dollar spent we've earned 80 cents of planned work: 945,000 of value for 1.181 million, so 236,000 over. If it goes on, we end at 2 million by 0.8, so 2.5 million. If the overrun was a one-time thing, such as an early purchase, it'd be 2.24 million, so I want to know the reason. To still finish within budget, 1.055 million worth of work would have to be done with 819,000, an efficiency of 1.29 after 0.8; I don't believe that. And 'ahead of schedule' isn't true either. SPI adds up work by its money value, no matter where. It seems they've pulled forward easy things, while the bank interface, which decides the end, should've started in month 5 and hasn't. So the end has slipped by at least a month unless there's some slack. I'd also ask how value is measured: accepted results, or feelings of 90 percent? Then it may be worse. To the sponsor: by this trend we need half a million more or less scope, and the date is at risk because of the bank interface. My suggestion: put the best people on it this week, check what caused the cost, and in two weeks I bring a new forecast with two or three choices on the scope.",
    criteria: [
      'Calculates correctly and interprets',
      'Knows the limits of the indices',
      'Clear message for the sponsor',
    ],
    followUps: [
      {
        question: 'Why does SPI go to 1 at the end of each project?',
        about: [1],
        answer:
          "When all the work is done, earned value equals planned value, however late it is. So in the last third SPI says little. I'd look at the critical path, milestones, or earned schedule, which measures in time.",
      },
      {
        question: 'How would you measure value for a package of four months?',
        about: [2],
        answer:
          "I'd cut it into pieces of two to four weeks with accepted results, and credit each only when accepted. If that's impossible, weighted milestones that one can check. No percentages by feeling.",
      },
    ],
  },
  {
    id: 'project-management-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Program Management', 'Business Case Development'],
    tags: ['stopping projects', 'sunk cost', 'decision points'],
    question:
      'A project you lead has used $3 million of a planned $4 million. The market changed, and the benefit is now perhaps $1.5 million. Finishing costs another $2 million. Everyone has worked hard for it. What do you do, and how?',
    keyPoints: [
      {
        cue: 'How you do the sums',
        point:
          'Compares only future cost and future benefit, so it should be stopped or changed as it stands',
        weight: 3,
        essential: true,
        said: [
          'two million more to get one and a half, so from here on we lose',
          'the three million are gone whatever we do',
          "sunk costs don't count",
        ],
      },
      {
        cue: 'How you bring it up',
        point: 'Takes it to the sponsor personally and early, with a clear recommendation',
        weight: 3,
        essential: true,
        said: [
          'I suggest to end my own project, before someone else asks',
          'a page with numbers and the advice to stop',
        ],
      },
      {
        cue: 'Other choices',
        point: 'Looks for options in between: a smaller part with value, use by others, a sale, a pause',
        weight: 2,
        said: [
          'with 400,000 we could finish the part that brings one million',
          'what can other teams reuse?',
        ],
      },
      {
        cue: 'Doubts about the figures',
        point: 'Checks the numbers and their uncertainty, and the costs of stopping',
        weight: 2,
        said: [
          'how sure is the 1.5? A range of 0.5 to 3 changes the talk',
          'contracts, penalties, and promises to clients cost something as well',
        ],
      },
      {
        cue: 'Carrying it out',
        point: 'Ends in an orderly and respectful way: people, contracts, results, lessons',
        weight: 2,
        said: [
          'the team hears it from the sponsor and me, with thanks and with their next roles',
          'store what we learned, close contracts, tell customers',
        ],
      },
      {
        cue: 'The next project',
        point: "Builds points into the next project at which it's decided again",
        weight: 1,
        said: ['every quarter the question: would we start it today?', 'agree on stop conditions in advance'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'As three quarters of the budget are spent, it should be finished',
        said: ["we're nearly there, it would be a waste to quit now"],
        correction:
          "What was spent can't be recovered either way. If what's left costs more than it brings, finishing adds to the loss.",
      },
      {
        belief: 'Ending a project means that its manager has failed',
        said: ["I'd never propose to stop my own project, it'd look like failure"],
        correction:
          'Stopping what no longer pays saves money and people for better work. Dragging it on knowingly would be the failure.',
      },
    ],
    sampleAnswer:
      "From here on we'd spend two million to get one and a half. The three million are gone whether we go on or not, so as planned it should end, and I'd be the one to say it. First I'd check the numbers, because it's a hard message: where do the 1.5 million come from, what's the range, who'd disagree? Are the two million still right, when the plan said one? And what does stopping cost: contracts, penalties, a promise to two customers? Then I'd look for something in between. Perhaps one part, for 400,000, brings a million alone; maybe another team takes the data model; or we pause if the market is decided in three months and waiting is cheap. I'd bring the sponsor a page with stop, small part and go on, and I'd recommend the small part or the end, depending on that. The team hears it from the sponsor and me in person, before any rumor, with the reason, that it wasn't about their work, and what each will do next. We close contracts, tell the customers ourselves, keep what can be reused, and write down what we learned. One lesson I'd apply at once: each quarter ask 'would we start this today?', with stop conditions agreed in advance.",
    criteria: ["Ignores what's spent", 'Honest in spite of own interest', 'Dignity in the ending'],
    followUps: [
      {
        question: 'The benefit has a range from 0.5 to 3 million. Does that change your advice?',
        about: [3],
        answer:
          "It makes information valuable: can we learn for 100,000 in six weeks where in the range we are? Then I'd pause the rest and do just that. If it can't be learned cheaply, I'd compare the expected value with the cost and name the risk.",
      },
      {
        question: 'How do you tell a team that has worked for it for two years?',
        about: [4],
        answer:
          "Directly, all together, with the sponsor: what was decided, why, what it doesn't mean about them, what happens to each and when. Then time for questions and anger. And single talks in the same week.",
      },
    ],
  },
  {
    id: 'project-management-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Solutions Architect'],
    skills: ['Contract Management', 'Vendor Management'],
    tags: ['contract types', 'uncertainty', 'incentives'],
    question:
      "A supplier is to build a system for you: the goal is clear, the details are not. Purchasing insists on a fixed price, 'so that the risk is with them'. What do you recommend?",
    keyPoints: [
      {
        cue: 'What the fixed price really does',
        point:
          "Explains that with an unclear scope a fixed price doesn't move the risk but adds markups, disputes and change requests",
        weight: 3,
        essential: true,
        said: [
          "they'll price in the fog, or bid low and earn on changes",
          "what isn't described isn't included, and we argue about each screen",
          'our risk stays: a failed system is our loss',
        ],
      },
      {
        cue: 'What you would sign',
        point: 'Proposes a form that fits: a paid discovery first, then small stages with exits',
        weight: 3,
        essential: true,
        said: [
          'four weeks at a fixed price to clear the unknowns, then an offer',
          'time and material with a cap and a right to stop after each stage',
          'fixed price per small, clear package',
        ],
      },
      {
        cue: 'How money flows',
        point: 'Ties money to usable results and shares overruns and savings fairly',
        weight: 2,
        said: [
          'payment on acceptance of working software each six weeks',
          'above target cost both pay half, below we share the savings',
        ],
      },
      {
        cue: 'What it asks of you',
        point: 'States what the client has to bring in a flexible contract',
        weight: 2,
        said: [
          'we need a product owner of our own with time and power to decide',
          'time and material without steering is a blank check',
        ],
      },
      {
        cue: 'The long term',
        point: 'Protects the freedom to change supplier: rights, code, data and knowledge',
        weight: 2,
        said: [
          'code in our repository from day one, builds by us',
          'handover is practiced, so I could go on with someone else',
        ],
      },
      {
        cue: 'The purchasing department',
        point: "Takes purchasing's need for a firm budget seriously",
        weight: 1,
        said: [
          'a budget limit for the whole is possible, with scope as the thing that moves',
          'show them the ways to stop and the largest loss at each',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A fixed price puts the risk of failure on the supplier',
        said: ["if it's fixed price, we are safe"],
        correction:
          "The supplier bears some cost risk for what's described. Unclear scope, delay and a system that doesn't fit remain with the client.",
      },
      {
        belief: 'Agile projects can only be done by time and material without any limits',
        said: ['agile means we pay by the hour and see what comes'],
        correction:
          'Stages with a cap, exits and payment for accepted results fit Agile work very well. A fixed budget with a movable scope is common.',
      },
    ],
    sampleAnswer:
      "A fixed price needs a fixed thing. If it's unclear, either they price the fog in, maybe 40 percent on top, or they bid low and make their money on changes. What isn't described isn't included, so we argue about each screen. And the real risk, that we end up with something which doesn't fit, remains ours. So I'd suggest stages. First a paid discovery of four to six weeks at a small fixed price, perhaps with two suppliers: a prototype, the hardest technical question answered, an ordered backlog, an estimate with ranges. Then stages of about three months, each with a cap, payment on acceptance of working software, and a right to leave at each end without a penalty. Where packages are clear, a fixed price for those is fine. On target cost we could share: above it both carry half, below we split the savings. For purchasing there's a total limit; the scope moves, the money doesn't, and I show the largest loss at every exit. We must do our part: a product owner with time and power, or such a contract becomes a blank check. And the code lies in our repository from the first day, rights with us, builds by us, so that leaving is possible.",
    criteria: [
      'Understands incentives on both sides',
      'Fits the contract to the uncertainty',
      'Names own duties',
    ],
    followUps: [
      {
        question: 'How can sharing overruns go wrong?',
        about: [2],
        answer:
          'If the target is set too high, the supplier earns for doing nothing special, and both may argue about what changes it. It needs open books, a target from the discovery, and simple rules for adjusting it.',
      },
      {
        question: 'After the discovery, one supplier offers all for a fixed price. Do you take it?',
        about: [1],
        answer:
          "If it has removed most of the unknowns, it can make sense, at least for the clear part. I'd look at what's excluded, how changes are priced, and if I can leave halfway. For the rest I'd keep stages.",
      },
    ],
  },
  {
    id: 'project-management-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Scope Management', 'Risk Management'],
    tags: ['fixed deadline', 'regulation', 'minimum compliance'],
    question:
      'A regulation takes effect in eight months. Your plan for all affected systems needs fourteen. The regulator gives no extension. How do you run it?',
    keyPoints: [
      {
        cue: 'What you examine first',
        point:
          "Finds out with legal and experts what's really required by the date, and cuts everything else",
        weight: 3,
        essential: true,
        said: [
          'read the text line by line: what must, what should, what have we invented?',
          'we split in mandatory by day one, needed later, nice to have',
          'maybe 30 of 80 requirements are due on that day',
        ],
      },
      {
        cue: 'Gaps in the systems',
        point: "Uses interim solutions such as manual work or restrictions where the system won't be ready",
        weight: 3,
        essential: true,
        said: [
          "twelve people check by hand for three months, that's allowed and costs 200,000",
          'stop selling two products for a while instead of adapting them',
        ],
      },
      {
        cue: 'What comes first',
        point: 'Orders by risk and starts with what takes longest or depends on others',
        weight: 2,
        said: [
          'the external reporting interface first, as the authority tests only in month six',
          'penalties and harm to customers decide on the order',
        ],
      },
      {
        cue: 'What you need from above',
        point: 'Gets decisions and capacity at once from top management, and stops other work',
        weight: 2,
        said: [
          'the best people are on this from Monday, other projects wait',
          "one page to the board: what we do, what we don't, what remains open",
        ],
      },
      {
        cue: 'Facing the regulator',
        point:
          'Documents interpretations, evidence and the remaining gaps, and talks to the regulator in time',
        weight: 2,
        said: [
          "each requirement has proof and an owner, since it'll be audited",
          'show them a plan with honest gaps rather than being found out',
        ],
      },
      {
        cue: 'Your own calendar',
        point: 'Sets an inner deadline, with tests and a freeze before it',
        weight: 1,
        said: ['ready in month seven, one month for tests with real cases', 'last changes two weeks before'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a fixed legal date one can only add people and overtime',
        said: ["then everyone works weekends until it's finished"],
        correction:
          "Scope is the main lever: what's mandatory on the day, what can be manual, what can be stopped. Extra people help only in divisible parts.",
      },
      {
        belief: 'Either one is fully compliant on the date or nothing counts',
        said: ["if we don't do all of it, we can leave it"],
        correction:
          'Authorities look at severity, effort and honesty. Meeting the weighty duties, with a documented plan for the rest, matters a lot.',
      },
    ],
    sampleAnswer:
      "The date is fixed, so the scope and the approach have to move. In the first two weeks I'd put a lawyer, two experts and the system owners in a room and go through the text line by line: what's mandatory on the day, what comes later, what have we added ourselves? Say that 30 of 80 requirements are due on day one. For each we ask: does it have to be automated? Twelve people who check by hand for three months may be allowed and cost less than the system. Two small products that fit badly we could simply not sell for a while. Then the order: what takes longest and depends on others goes first, like the reporting interface, where the authority opens tests in month six; after that by harm and penalty. To the board I bring one page within the month: what we'll fulfill and how, what stays manual, where a gap remains, and which projects stop as their people move over. The inner deadline is month seven, then a month of tests with real cases. Each requirement gets an owner, our interpretation and evidence, because it'll be audited. And where I see a gap that can't be closed, legal talks with the regulator before the date, with a plan.",
    criteria: [
      'Works on scope instead of on hours',
      'Legal and business close together',
      'Open about what remains',
    ],
    followUps: [
      {
        question: "How do you make sure that the manual interim solution doesn't stay for five years?",
        about: [1],
        answer:
          'It gets a cost per month on the report of the owner, an end date that the board has set, and the replacement is funded now. And the team for phase two keeps its people after the deadline.',
      },
      {
        question: 'Legal hesitates to tell the regulator about a gap. How do you proceed?',
        about: [4],
        answer:
          "It's their call, but I'd put the facts together: size, harm, plan, date, and the experience that found gaps are treated worse. I'd ask for an explicit decision with reasons, by the person who carries it.",
      },
    ],
  },
  {
    id: 'project-management-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: [
      'Technical Project Manager',
      'Product Manager',
      'Engineering Manager',
      'Technical Lead',
      'Solutions Architect',
    ],
    skills: ['SAFe', 'Dependency Management'],
    tags: ['scaling', 'team boundaries', 'coordination cost'],
    question:
      'Eight teams work on one product. Every quarter 120 people spend two days on planning and list about 90 dependencies; a third of them are broken. The proposal is another coordination role and more meetings. What do you say?',
    keyPoints: [
      {
        cue: 'Your basic stance',
        point: 'Argues for removing dependencies instead of managing more of them',
        weight: 3,
        essential: true,
        said: [
          '90 strings on the wall are the symptom, how do we get to 30?',
          'coordination costs grow faster than the teams',
          'another role makes the knot comfortable',
        ],
      },
      {
        cue: 'The causes you look for',
        point:
          'Analyzes where the dependencies come from and changes team boundaries, architecture or ownership',
        weight: 3,
        essential: true,
        said: [
          'half lead to the one data team and the shared login component',
          'cut teams along customer journeys, so most work stays inside one',
          'give teams interfaces they can use by themselves',
        ],
      },
      {
        cue: 'Making the problem tangible',
        point: 'Measures the cost: waiting, broken promises, hours in coordination',
        weight: 2,
        said: [
          '240 person-days a quarter just for planning, and then features wait for three weeks',
          'how many items need more than one team?',
        ],
      },
      {
        cue: 'What cannot be avoided',
        point: 'Handles the rest lightly: few, visible, early, with working agreements',
        weight: 2,
        said: [
          'the ten important ones get a date and a name, the others are settled by the two teams',
          'mocks and contract tests, so nobody must wait',
        ],
      },
      {
        cue: 'How much is taken on',
        point: 'Limits work in progress over all teams and keeps slack at the bottlenecks',
        weight: 2,
        said: [
          'too many goals at once, so everybody needs something from everyone',
          'the platform team plans only 70 percent',
        ],
      },
      {
        cue: 'How you introduce change',
        point: 'Goes step by step, with an experiment, and knows the price of reorganizing',
        weight: 2,
        said: [
          'try with two teams for one quarter and compare',
          'moving people costs months of speed, so not all at once',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'More coordination and stricter planning make dependencies reliable',
        said: ["with better planning events we'd meet all 90"],
        correction:
          'Plans for 90 linked promises fail by simple probability. Fewer links, early integration and autonomy bring more than precision.',
      },
      {
        belief: 'Independent teams need no common direction any more',
        said: ['each team does its own thing and then it works'],
        correction:
          'Autonomy works with shared goals, standards and a few common decisions. Otherwise teams are fast in different directions.',
      },
    ],
    sampleAnswer:
      "I'd say: before we manage the knot better, let's untie it. Two days for 120 people are 240 person-days a quarter, and that's the small part; the big one is work waiting for other teams. I'd take all the dependencies of the last three quarters and look at where they lead. My guess is that half go to two places: the data team, and a shared component that only one team may change. And some come from how we've cut the teams, by layers and not along what a customer does. Then there are three kinds of remedies. Boundaries: one team owns the order from search to payment. Architecture and ownership: the data team offers self-service, and others may contribute to the component by clear rules. And fewer goals at once: if we run five large topics instead of fifteen, then fewer people need each other. I wouldn't reorganize all; it costs months of speed. Two teams try a new cut for a quarter, and we compare how many items cross teams, how long they wait, how many promises hold. What remains we handle lightly: the ten important ones have a date and a name, mocks and contract tests avoid waiting, and the platform team plans only 70 percent. Shared goals and standards stay.",
    criteria: ['Treats causes in the structure', 'Argues with numbers', 'Careful with reorganization'],
    followUps: [
      {
        question:
          "The shared component belongs to a team which doesn't want others to change it. How do you solve that?",
        about: [1],
        answer:
          "I'd take their worry about quality seriously: tests, review by the owners within a day, clear rules for contributions. They become keepers instead of a queue. If it changes constantly for everyone, the cut is perhaps wrong.",
      },
      {
        question: 'Why would the platform team plan only 70 percent?',
        about: [4],
        answer:
          'Where many wait, a fully loaded team makes queues explode: waiting grows steeply near full use. Thirty percent for requests that arrive during the quarter costs them little and saves eight teams weeks.',
      },
    ],
  },
  {
    id: 'project-management-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Change Management', 'Stakeholder Management'],
    tags: ['resistance', 'adoption', 'user involvement'],
    question:
      'Your project delivered a new dispatch system to 900 drivers and dispatchers on time and on budget. After eight weeks only a third use it; the others write on paper and have it typed in. What do you do now, and what should have been different?',
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Finds out on site why people avoid it, before training or ordering anything',
        weight: 3,
        essential: true,
        said: [
          'I ride along for two shifts and watch',
          'maybe gloves and rain make the screen useless, or it takes six taps instead of one',
          'resistance has reasons, often good ones',
        ],
      },
      {
        cue: 'What follows from it',
        point: 'Fixes the causes that were found together with the users, quickly and visibly',
        weight: 3,
        essential: true,
        said: [
          'two weeks, three improvements the drivers have named, with their names on it',
          'show that saying something has an effect',
        ],
      },
      {
        cue: 'Who convinces the rest',
        point: 'Works through respected colleagues and direct superiors',
        weight: 2,
        said: [
          'the dispatcher everyone listens to shows it, not the consultant',
          'shift leaders have to use it themselves',
        ],
      },
      {
        cue: 'What counts as success',
        point: 'Counts use and benefit as part of success, instead of delivery on time and budget',
        weight: 2,
        said: [
          "it isn't done when it's live, it's done when they work with it",
          'the business case assumed 900 users',
        ],
      },
      {
        cue: 'What should have been different',
        point:
          'Says what should have been different: users in from the beginning, a pilot in real conditions',
        weight: 2,
        said: ['ten drivers in the team from the first month', 'one depot for six weeks before the others'],
      },
      {
        cue: 'The paper',
        point: 'Sets a fair end for the old way once the obstacles are gone',
        weight: 2,
        said: [
          'from June no paper, after the complaints have been settled',
          'without a date both ways stay forever',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "People simply don't like change; they need more training and clear orders",
        said: ["they're stubborn, one has to make it mandatory"],
        correction:
          'Many objections are practical and right. Orders without removing the causes produce workarounds and false data.',
      },
      {
        belief: 'The project was a success as it was delivered on time and within budget',
        said: ["we met our goals, adoption is the line's job"],
        correction:
          'A system nobody uses brings no benefit. Time and budget are conditions; the purpose was better dispatching.',
      },
    ],
    sampleAnswer:
      "On time and on budget, but not a success. First I'd go there: two night shifts in the depot, a day in the truck, without a presentation. I'd probably see things we couldn't know in the office: the display can't be used with gloves, it loses the network in the yard, and confirming a stop takes six taps, while the paper takes one stroke. And the dispatchers fear that each minute is being watched. Those are reasons, not stubbornness. I'd sort them with a group of twelve, among them the loudest critics: what can we fix in two weeks? We fix three things and say publicly who named them. The fear of being watched I'd take to the management and the employees' representatives and have clear rules on what's evaluated. Then depot by depot: an experienced driver shows his colleagues, the shift leader uses it himself, somebody's on site for the first week. I measure trips completed in the system without paper, by depot, and how much time they save. When the obstacles are gone, there's a date on which paper ends. What should have been different: ten drivers in the team from the start, one depot as a pilot in winter, adoption in the goals and the budget, and me not celebrating at go-live.",
    criteria: ['Respect for users', 'Quick visible action', 'Self-critical about the definition of success'],
    followUps: [
      {
        question: 'Management wants to punish those who still use paper. What do you say?',
        about: [0],
        answer:
          "That it would give us false entries and worse mood. I'd show what I saw, ask for six weeks to remove the three main obstacles, and agree that afterwards there's a date from which it's binding.",
      },
      {
        question: "Which measure would you have written into the project's goals?",
        about: [3],
        answer:
          'For example: eight weeks after the start in a depot, 85 percent of the trips are completed in the system without paper, and dispatchers spend an hour less per shift on phone calls. Both measured before, too.',
      },
    ],
  },
  {
    id: 'project-management-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Technical Project Manager', 'Engineering Manager', 'Product Manager'],
    skills: ['Resource Planning', 'Risk Management'],
    tags: ['late project', 'adding people', 'brooks law'],
    question:
      "Your project is eight weeks late. The sponsor has good news: 'You get ten contractors from Monday.' Your team has eight people. How do you react?",
    keyPoints: [
      {
        cue: 'What happens from Monday on',
        point:
          "Explains that onboarding and coordination cost the present team's time, so it gets slower at first",
        weight: 3,
        essential: true,
        said: [
          'the eight will spend weeks explaining instead of building',
          'going from eight to eighteen people means five times as many pairs that must talk',
          'adding people to a late project makes it later',
        ],
      },
      {
        cue: 'Where help would be useful',
        point: 'Checks where the bottleneck lies and accepts only help that widens it',
        weight: 3,
        essential: true,
        said: [
          "if we wait for test environments or decisions, more hands don't help",
          'two testers and a data migration expert, yes, ten general developers, no',
        ],
      },
      {
        cue: 'What they could work on',
        point: 'Looks for work that can be separated cleanly and given to a small unit of its own',
        weight: 2,
        said: [
          'the reports can be built by three people with a clear interface',
          "migration of old data, documentation and test automation don't need our whole context",
        ],
      },
      {
        cue: 'Other ways to gain time',
        point: 'Offers the sponsor alternatives for the delay with numbers',
        weight: 2,
        said: [
          'leave out two modules, that gains six weeks',
          'relieve my team of support duty, this brings two people at once',
        ],
      },
      {
        cue: 'How you answer the sponsor',
        point: 'Appreciates the offer and responds with a counterproposal instead of a plain no',
        weight: 2,
        said: [
          'thank you, what I could use from it is three people, in this order',
          'bring them in by twos so we can take care of them',
        ],
      },
      {
        cue: 'Practical preparation',
        point: 'Plans the onboarding, knowledge transfer and the end of the contract',
        weight: 1,
        said: [
          'access and laptops by Monday, one person each as a guide',
          'what they build has to be maintained by us afterwards',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Ten more people for eight means more than double the speed',
        said: ["with 18 people we'd be twice as fast"],
        correction:
          "Onboarding, coordination and tasks that can't be divided eat it up. For weeks the output falls, and it may never double.",
      },
      {
        belief: 'The offer must be declined because additional people never help a late project',
        said: ['Brooks says no, so I refuse all'],
        correction:
          "It's a rule of thumb. Experienced people in separable work or at the bottleneck can help, if enough time is left to repay the effort.",
      },
    ],
    sampleAnswer:
      "First I'd say thank you and ask for two days to answer well. With my team I look at where the time goes. If we wait for a test environment and for decisions by the business, then ten developers change nothing. If the tests are the bottleneck, two testers would help from next week. Ten at once would slow us down: eight people would spend weeks explaining, we'd go from 28 pairs to 153 that might have to coordinate, and mistakes by people without context come back later. So I look for work that can be cut off cleanly: migration of old data, the reports against a fixed interface, test automation. This could be a unit of three with an experienced lead and one of us as a contact. My counterproposal to the sponsor: three specialists, first two, then one, with access ready by Monday and a plan for handing over at the end. Use part of the money to take support duty off my team for three months, that gives two people who know everything. And two modules out of the first release, which gains about six weeks. I'd show him the effect of each and say honestly that no mix of these brings all eight weeks back.",
    criteria: ['Neither enthusiasm nor dogma', 'Finds the bottleneck', 'Turns an offer into a better one'],
    followUps: [
      {
        question: 'How do you get to 28 and 153 pairs?',
        about: [0],
        answer:
          'With n people there are n times n minus one, divided by two: eight give 28, eighteen give 153. Not all need to talk, which is why separate units with few interfaces matter, but it shows how coordination grows.',
      },
      {
        question: 'The sponsor insists: all ten or none. What do you do?',
        about: [4],
        answer:
          "I'd show both forecasts. If it's all ten, I'd put them into two separate units with experienced leads, keep my core of five undisturbed, and bring some of them in later. I'd put the risk in writing before it starts.",
      },
    ],
  },
]
