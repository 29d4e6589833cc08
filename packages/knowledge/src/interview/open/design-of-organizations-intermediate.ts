import type { OpenQuestion } from '../open-question.ts'

export const designOfOrganizationsIntermediate: readonly OpenQuestion[] = [
  {
    id: 'design-of-organizations-intermediate-01',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Solutions Architect'],
    skills: ['Organizational Design', 'Software Architecture'],
    tags: ['team structure', 'conway', 'ownership'],
    question:
      'A company with 28 engineers has a frontend, a backend, a mobile and a database team. It sells three products to different customers; an average feature needs three teams and eleven weeks. Design a new team structure and the way there.',
    keyPoints: [
      {
        cue: 'Where you begin',
        point:
          'Begins with the goals and the flow of work: where the eleven weeks pass and which features come next',
        weight: 2,
        said: [
          'Of eleven weeks perhaps three are work and eight are waiting for the other team',
          'take the next twelve items from the roadmap and see which teams they would touch',
        ],
      },
      {
        cue: 'Where you draw the lines',
        point: 'Cuts teams along products or customer journeys so that one can deliver most features alone',
        weight: 3,
        essential: true,
        said: [
          'Each product gets a team with web, mobile and server people',
          'cross-functional from idea to operation, instead of by layer',
          'Group people around what the customer uses, so a team can ship without asking another one',
        ],
      },
      {
        cue: 'How 28 people add up',
        point: 'Gives numbers: team size, number of teams, distribution of the rare skills',
        weight: 3,
        essential: true,
        said: [
          'Four teams of five to seven, the seven mobile people spread over three of them',
          '28 is three product teams of eight and four people for the platform',
          'I do the headcount: how many squads, how big, and where the few mobile folks go',
        ],
      },
      {
        cue: 'What all three products share',
        point:
          'Creates a small platform or enabling group for what all need, which offers self-service and is no new gate',
        weight: 2,
        said: [
          'Database operation, pipelines and login as a service that teams use themselves',
          'it must not become another queue one waits in',
        ],
      },
      {
        cue: 'What must change besides people',
        point: 'Recognizes that code and data must follow the cut, and assigns every system to one owner',
        weight: 3,
        essential: true,
        said: [
          'If all three products sit in the same schema, the teams will keep waiting for each other',
          'the architecture mirrors the organization, so modules get owners, and the shared core gets clear interfaces',
          'Just moving people is useless when they still edit the same tables, so each table and service belongs to somebody',
        ],
      },
      {
        cue: 'What happens to the specialists',
        point:
          'Keeps professional exchange alive across teams, such as a guild for mobile with standards and hiring',
        weight: 1,
        said: [
          'The mobile developers meet every two weeks so that they do not drift apart',
          'a chapter looks after skills and common components',
        ],
      },
      {
        cue: 'The way there',
        point: 'Introduces it in stages with one pilot team, a planned slump and a measure to judge it',
        weight: 2,
        said: [
          'We start with the product that suffers most and look after eight weeks at the lead time',
          'goal: seven of ten features without another team, and five weeks instead of eleven',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Teams by specialty are the most efficient because experts can concentrate',
        said: [
          'all the database people in one team makes them most productive',
          'specialist teams have better utilization',
        ],
        correction:
          'The utilization of experts rises, but features wait at each handover; for delivery, the time through all teams counts.',
      },
      {
        belief: 'It is sufficient to regroup people; the code can stay as it is',
        said: ['we only change the teams, the system remains unchanged'],
        correction:
          'With shared tables and releases, teams continue to coordinate; ownership, modules and deployment have to follow.',
      },
    ],
    sampleAnswer:
      "I'd first look at where eleven weeks go. I take ten finished features; I'd expect three weeks of work and eight of waiting for another team's priorities. Goal: seven of ten features within one team, and five weeks in the median within half a year. Then the numbers: 28 people, three products. Three product teams of eight, each with web, server, someone who knows data and mobile where needed, and a small platform group of four. With just four mobile developers, the two products with heavy mobile use get two each, and the third does web only. The platform runs databases, pipelines and login as something teams use by themselves; if they have to file a ticket there, I've created a new queue. I test the cut with the next twelve items of the roadmap: how many would remain in one team? What spoils it is usually the common schema. So each table and service gets one owner, the shared customer core goes to one team with an interface, and boundaries are enforced in the build. The mobile people meet every two weeks as a guild, so standards don't drift. I'd begin with the product that suffers most, for eight weeks, and plan a third less output for it. The trade-off: experts are spread thin, some things will be built twice, and I accept that for speed. It fails if priorities are still set by specialty, if the platform becomes a gate, or if one team is too small for on-call. I measure lead time and the share of features that need another team.",
    criteria: ['Follows the flow of work', 'Numbers add up', 'Connects structure and architecture'],
    followUps: [
      {
        question:
          'The database experts protest: they lose their team and fear chaos in the schema. What do you offer?',
        about: [3, 5],
        answer:
          'Two stay in the platform group and build self-service with guardrails, such as checked migrations and templates. The others bring their knowledge into product teams and review each other through a guild. Rules that they consider vital become automatic checks.',
      },
      {
        question:
          'After six months, two products still need the third team for half of their features. What do you look at?',
        about: [4, 6],
        answer:
          'At what they ask for. If it is one shared core, it gets an interface that others can use or change by contribution, or becomes a platform service. If it is one area that in truth belongs to another product, ownership moves along with a person.',
      },
    ],
  },
  {
    id: 'design-of-organizations-intermediate-02',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Site Reliability Engineer (SRE)'],
    skills: ['Incident Management', 'Postmortems'],
    tags: ['severity', 'incident roles', 'learning'],
    question:
      'Forty engineers in seven teams handle incidents each in their own way: some in chat, some by phone, reviews rarely. Last month two teams worked on the same outage without knowing it. Design a common incident practice.',
    keyPoints: [
      {
        cue: 'How urgent each one is',
        point: 'Defines few severity levels by effect on customers, with what follows from each',
        weight: 3,
        essential: true,
        said: [
          'Level one: many customers cannot pay, everyone needed gets called; level three: a ticket tomorrow',
          'three classes that anybody can assign within a minute, when in doubt the higher one',
          'Sev one to three, and for each it is clear who gets called and how fast',
        ],
      },
      {
        cue: 'How an incident begins',
        point:
          'Creates one place and one way to declare: a command opens channel, call and entry, and anyone may do it',
        weight: 3,
        essential: true,
        said: [
          'Whoever sees it types one command and the room exists, so nobody searches in parallel',
          'a single list of open incidents that all teams and support can see',
          'A bot command that starts the war room and puts it on a board everyone can look at',
        ],
      },
      {
        cue: 'Who does what',
        point:
          'Establishes roles: incident lead, people who repair, someone for communication, with trained persons in rotation across teams',
        weight: 3,
        essential: true,
        said: [
          'About ten people are trained as commanders and take turns by the week',
          'the lead coordinates and does not repair; another one informs support and customers',
          'One person is in charge, others fix, another one talks to the outside, and we train a pool for it',
        ],
      },
      {
        cue: 'Who is told what, and when',
        point: 'Fixes communication: rhythm of updates, internal and to customers, with templates',
        weight: 2,
        said: [
          'At level one there is something on the status page within 20 minutes, and then each half hour',
          'management reads in its own channel and does not join the call',
        ],
      },
      {
        cue: 'What comes afterwards',
        point:
          'Requires blameless reviews from a certain level within a few days, with few actions that have owner, date and capacity',
        weight: 3,
        said: [
          'For level one and two there is a review within five days and its measures go into the sprint',
          'we check monthly whether they are done',
        ],
      },
      {
        cue: 'How teams get used to it',
        point: 'Trains with exercises and introduces it gradually, with one or two teams first',
        weight: 2,
        said: [
          'A practice incident each month in which we play an old outage',
          'two volunteer teams try it for six weeks, then we adjust it',
        ],
      },
      {
        cue: 'How you know it helps',
        point:
          'Measures effect and load without punishing reports, for instance time to detect, to coordinate and to restore',
        weight: 1,
        said: [
          'The number of declared incidents may rise at first, and that is good',
          'how long from the first sign to the right people being in the room?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Success shows in a falling number of reported incidents',
        said: ['the goal is that fewer incidents are declared', 'each incident counts against the team'],
        correction:
          'Then people stop reporting; better to declare early and often and to look at effect and duration.',
      },
      {
        belief: 'In a large outage as many people as possible should join',
        said: ['everybody into the call, then it goes faster'],
        correction:
          'Many people disturb coordination and change things at the same time; a lead calls those who are needed.',
      },
    ],
    sampleAnswer:
      "Let me assume some numbers: seven teams, maybe four serious incidents a month and fifteen small ones. What hurts is that nobody knows who's working on what, so a common start matters most. Anyone, including support, declares with one command: it opens a channel and a call, and puts it on a list all can see. Three levels by customer effect, which you can assign within a minute: one, many can't do something essential; two, some or with a workaround; three, a ticket. When in doubt, the higher one, and lowering it is no shame. From level two on there's a lead who coordinates and doesn't repair. I'd train ten people from all teams, one week in ten each. Level one also gets someone for communication: status page within twenty minutes, then every half hour; executives read along in their own channel. The teams remain responsible for repairing their systems. For levels one and two there's a blameless review within five working days, some fifty a year at most, at most three actions each, with owner and date, in the normal planning; a monthly round looks at what's open and at patterns. We begin with two teams for six weeks, adjust, then all, with an exercise each month. The trade-off: process costs time on small things, so level three has none. A central incident team would be more practiced, but would take responsibility away from the teams. It fails if the number of incidents becomes a goal, if leads are always the same three, or if actions pile up. So I watch time until the right people are together, the spread of leads, and the age of actions.",
    criteria: [
      'Simple enough at three in the morning',
      'Learning closes the loop',
      'Rolled out like a product',
    ],
    followUps: [
      {
        question: 'Teams declare too little because they fear attention from above. What do you do?',
        about: [0, 6],
        answer:
          'I publicly thank people for early declarations, even for false alarms, and executives do not ask for names. Small incidents have almost no overhead. And I compare customer complaints with declared incidents to see what is missing.',
      },
      {
        question: 'Of 90 actions from reviews, 50 are overdue. How do you respond?',
        about: [4],
        answer:
          'I close those that nobody would start today, limit new reviews to two actions, and let each team reserve a fixed share for them. Overdue ones of level one are decided on by the managers monthly: do it, or accept the risk in writing.',
      },
    ],
  },
  {
    id: 'design-of-organizations-intermediate-03',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Career Development', 'Performance Management'],
    tags: ['career framework', 'levels', 'fair pay'],
    question:
      'Thirty-five engineers, no defined levels, titles that grew by chance, and complaints about unfair pay and promotions. Design a career framework and how you introduce it without half of the people feeling demoted.',
    keyPoints: [
      {
        cue: 'What you clarify first',
        point:
          'Clarifies what it is for: expectations, fair pay, promotions, hiring, and asks people about the present problems',
        weight: 2,
        said: [
          'I ask in talks what exactly feels unfair before drawing levels',
          'what decisions should it support?',
        ],
      },
      {
        cue: 'How the steps are described',
        point:
          'Defines few levels by scope and effect with behavior that can be observed, not by years or technologies',
        weight: 3,
        essential: true,
        said: [
          'From own tasks to a feature, to a team, to several teams',
          'five levels with two or three sentences in each of four areas and with examples',
          'what somebody brings about, not how long they have been here',
        ],
      },
      {
        cue: 'What ways up there are',
        point: 'Has two equal paths, expert and manager, with the same pay at the same level',
        weight: 3,
        essential: true,
        said: [
          'Whoever does not want to lead people can rise as staff engineer just as high',
          'both tracks meet on the same bands and one can change',
          'You should not have to become a boss to earn more; specialists can climb just as far',
        ],
      },
      {
        cue: 'How money is tied to it',
        point: 'Connects levels to pay bands by market data and checks the present salaries for gaps',
        weight: 2,
        said: [
          'We look where women or long-serving people are below the band and correct this with a budget',
          'transparent ranges for each level',
        ],
      },
      {
        cue: 'How people get their place',
        point: 'Assigns people in calibration between managers with evidence, with an appeal',
        weight: 3,
        essential: true,
        said: [
          'All managers discuss the cases together so that the same yardstick applies',
          'each gets the reasons and may ask for a second look',
          'Managers sit together and compare examples, and whoever disagrees with the result can ask again',
        ],
      },
      {
        cue: 'How to avoid hurt feelings',
        point:
          'Introduces it carefully: draft with engineers, trial mapping, individual talks, nobody loses pay',
        weight: 2,
        said: [
          'No salary goes down, and titles are explained in private before they are published',
          'a group from all teams comments on the draft, then a dry run',
        ],
      },
      {
        cue: 'How it lives on',
        point:
          'Plans for promotion rules and rhythm, and a yearly revision, knowing that any framework can be gamed',
        weight: 1,
        said: [
          'Promotion twice a year when someone has worked at that level for a while',
          'it must not become a checklist that people tick off',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Levels should be tied to years of experience, because that is objective',
        said: ['after five years you are senior', 'years are the fairest criterion'],
        correction:
          'Years say little about effect; they disadvantage fast learners and reward sitting it out. Scope and observed behavior are the basis.',
      },
      {
        belief: 'The more detailed the criteria, the fairer the framework',
        said: ['we need a matrix with eighty competencies'],
        correction:
          'Nobody can judge eighty points consistently; it turns into ticking boxes. Few areas with examples and calibration are fairer.',
      },
    ],
    sampleAnswer:
      "Before drawing I'd ask ten people what feels unfair. Suppose that it's three things: unclear expectations, two people with the same work and twenty percent difference, and promotion only by becoming a manager. For 35 engineers I'd take five levels, from entry to staff, in four areas: technical result, independence and scope, cooperation, effect on others. Each field has two sentences and an example, measured by what someone brings about: own tasks, a feature, a team, several teams. Not years. From the fourth level there are two paths, expert and manager, with the same bands, and people can switch. I'd expect roughly six, ten, eleven, six and two people on them. Each level gets a band from market data. I check all 35 salaries: those below are raised, and for that I'd ask for perhaps two or three percent of the payroll over two years. Nobody's pay goes down; whoever is above the band grows more slowly. Introduction: a group of six from various teams comments on the draft, then managers do a trial mapping and calibrate the difficult cases together, about ten percent of them need a second round. Then everyone hears their level in private, with reasons and what leads to the next; a second look is possible within a month. Only afterwards is it public. Promotions are twice a year, for those already working that way. The trade-off: few words leave room for judgment, so calibration matters; a detailed matrix looks fairer, but becomes ticking. It fails through inflated levels, through managers with different yardsticks, or when promotion becomes the only goal. So I look yearly at the distribution by team and gender, and revise.",
    criteria: ['Purpose before structure', 'Care in introduction', 'Aware of side effects'],
    followUps: [
      {
        question: 'A long-time "lead developer" is mapped to the middle level. How do you lead that talk?',
        about: [4, 5],
        answer:
          'Alone and with time. I explain with examples what I see, that pay stays, and that the old title came before any definition. I ask what we may have overlooked, offer the second look, and agree on a real opportunity to show the next level.',
      },
      {
        question: 'How do you keep managers from inflating levels to hold people?',
        about: [3, 4, 6],
        answer:
          'Through calibration across teams with evidence, a look at the distribution, and by deciding on retention through pay within the band or tasks, not by title. A manager presenting weak cases repeatedly gets feedback from the peers.',
      },
    ],
  },
  {
    id: 'design-of-organizations-intermediate-04',
    type: 'system_design',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead', 'Technical Project Manager', 'DevOps Engineer'],
    skills: ['Change Management', 'Cloud Migration'],
    tags: ['migration program', 'waves', 'incentives'],
    question:
      'Thirty services of six teams have to move from the old platform to a new container platform within twelve months, while product work goes on. The platform team has five people. Design the program: order, work split, incentives, tracking, end.',
    keyPoints: [
      {
        cue: 'What you ask about the deadline',
        point:
          'Asks why the date matters and what follows if ten percent remain, to know what the program may cost',
        weight: 2,
        said: [
          'Does the contract of the old data center end, or is it just a wish?',
          'each month of running both costs so and so much',
        ],
      },
      {
        cue: 'How much work it is',
        point: 'Estimates the effort from one or two real pilots and multiplies, instead of guessing',
        weight: 3,
        essential: true,
        said: [
          'The first one takes six weeks, the fifth one; so I move two by hand and then calculate',
          'thirty services at about two person-weeks are sixty weeks for six teams, which is ten each',
          'Do a couple for real, see how long it takes, then extrapolate to all thirty',
        ],
      },
      {
        cue: 'The order',
        point:
          'Sorts services by difficulty and risk into waves, with early pilots, a bulk and the hard ones not at the end',
        weight: 3,
        essential: true,
        said: [
          'Easy ones first to learn, but one nasty one in the second wave',
          'three groups: standard, with peculiarities, special cases; and what can be switched off?',
          'Start with simple ones, but tackle an ugly one soon, because that is where surprises sit',
        ],
      },
      {
        cue: 'What the five people do',
        point:
          'Lets the platform team take work off: templates, automatic conversion, help by sitting with the teams, instead of only instructions',
        weight: 3,
        essential: true,
        said: [
          'They automate the 80 percent that is the same everywhere, and spend two days with each team',
          'a tool generates the configuration, the team just checks it',
          'The central team scripts the boring part and goes to help on site, not just sends a wiki page',
        ],
      },
      {
        cue: 'Why teams would take part',
        point:
          'Secures capacity and motive: a share in the roadmap agreed with product and a benefit for teams',
        weight: 2,
        said: [
          'A tenth of the capacity is fixed, confirmed by management, and the new one deploys in five minutes instead of forty',
          'without time in the plan it will not happen',
        ],
      },
      {
        cue: 'How one service moves',
        point:
          'Moves each with a way back, traffic shifted gradually, and a definition of done that includes switching off the old one',
        weight: 2,
        said: [
          'First five percent of the traffic, and the old instance stays for two weeks',
          'done means that the old server no longer exists',
        ],
      },
      {
        cue: 'How it comes to an end',
        point: 'Tracks openly by services finished and looks after the last ones with a plan of their own',
        weight: 2,
        said: [
          'A chart with thirty boxes, visible to all, updated weekly',
          'for the last five we send people, or retire the service',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the new platform is better, teams will move by themselves',
        said: ['they will see the advantages and come on their own'],
        correction:
          'Without time, help and a date, product work always goes first; the advantages convince some, not the last third.',
      },
      {
        belief: 'The platform team should migrate all services so that the product teams are not disturbed',
        said: ['the five platform people move everything for them'],
        correction:
          'They do not know the services and would not be finished; afterwards nobody in the teams would understand operation. Share it: automate centrally, check and own locally.',
      },
    ],
    sampleAnswer:
      "First: why twelve months? Suppose the old platform's contract ends in fourteen and every additional month costs 60,000. So there are two months in reserve. Then I estimate from reality. The platform team moves two services with their teams, an easy and a nasty one; say four weeks and seven. With templates I assume two person-weeks for twenty standard ones, four for seven with peculiarities, eight for three special ones: 40 plus 28 plus 24, so 92 person-weeks. Over six teams that's about fifteen each, seven percent of a team of five in ten months. I ask for a tenth, confirmed in the roadmaps by product and management. Perhaps three services can simply be retired. Waves: months one and two pilots and templates; three to eight the standard ones, four a month; but a special one starts in month three, since they threaten the date. The platform team generates configuration and pipelines automatically and sits with each team for two days; the team checks, tests and owns. Each move: staging, five percent of the traffic, then all, the old one stays for two weeks. Done is when it's off. Progress hangs as thirty boxes for everyone. The benefit for teams: deployments in five minutes instead of forty, and less on-call. The trade-off: we move as is and modernize later, otherwise we never finish. It fails through the last five, a platform team drowning in support, or product taking the tenth back. So there's a freeze on new services on the old platform, at most three parallel moves for the helpers, and from month nine a plan for each remaining one: people, retire or paid exception.",
    criteria: ['Estimate built from a pilot', 'Work split that fits five people', 'Definition of the end'],
    followUps: [
      {
        question: 'After six months eight of thirty are done. What do you do?',
        about: [1, 4, 6],
        answer:
          'I look at whether effort per service is higher than assumed or the capacity was not given. The forecast goes to management with choices: more share, fewer services by retiring, or extending the contract for the special ones. And I check what could be automated further.',
      },
      {
        question: 'A team wants to rewrite its service during the move. Do you allow it?',
        about: [2, 5],
        answer:
          'Not as part of this. Moving and rewriting at once makes each error ambiguous and endangers the date. First move as is, then rewrite on the new platform. An exception only if it cannot run there at all, with its own plan.',
      },
    ],
  },
]
