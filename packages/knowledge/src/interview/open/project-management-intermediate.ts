import type { OpenQuestion } from '../open-question.ts'

export const projectManagementIntermediate: readonly OpenQuestion[] = [
  {
    id: 'project-management-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Project Planning', 'Stakeholder Management'],
    tags: ['late project', 'recovery', 'tradeoffs'],
    question:
      'Sixty percent of the time is gone, and about 35 percent of the work is really done. The sponsor still believes in the date. What do you do this week?',
    keyPoints: [
      {
        cue: 'The very first thing',
        point: "Establishes an honest picture of what's left, with the team, before proposing anything",
        weight: 3,
        essential: true,
        said: [
          "count only what's accepted, not what's 90 percent finished",
          'we re-estimate the rest by our real speed: at this rate we end four months late',
          'I want facts on one page first',
        ],
      },
      {
        cue: 'The sponsor',
        point: 'Tells the sponsor promptly and brings options with consequences',
        weight: 3,
        essential: true,
        said: [
          "I'd go to her this week: the date can't hold, here are three ways",
          'less scope on time, full scope later, or more money with its limits',
          "bad news doesn't get better with age",
        ],
      },
      {
        cue: 'Understanding the gap',
        point: 'Finds out the cause, so that the remedy fits',
        weight: 2,
        said: [
          'was it the estimate, changes, waiting for others, or people pulled away?',
          "if we wait half the time for approvals, then more developers won't help",
        ],
      },
      {
        cue: 'The best way out',
        point: 'Looks at cutting scope by value first',
        weight: 2,
        said: [
          'what must be there on day one and what can follow six weeks later?',
          'a third of the features will be used by hardly anyone at the start',
        ],
      },
      {
        cue: 'Tempting remedies',
        point: "Doesn't rely on adding people or overtime",
        weight: 2,
        said: [
          'new people slow us down for weeks',
          'weekend work helps for two weeks and then the mistakes come',
        ],
      },
      {
        cue: 'After the decision',
        point: 'Agrees on a new plan with near checkpoints and shows progress visibly',
        weight: 1,
        said: [
          'milestones every two weeks that one can see working',
          'after the reset nobody believes percentages, so we show demos',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The delay can be caught up in the second half, once the team is up to speed',
        said: ["the beginning is always slow, we'll make it up later"],
        correction:
          'Late projects rarely speed up; integration and testing are still ahead. Without a cause removed, expect the present rate to go on.',
      },
      {
        belief: 'With enough additional developers the date can be saved',
        said: ["I'd just ask for five more people"],
        correction:
          "New people need help from those who are short of time, and some tasks can't be divided. Late in a project it often delays more.",
      },
    ],
    sampleAnswer:
      "First I'd get a picture I'd bet on. With the team I'd count only what's accepted and look at our pace so far: 35 percent in 60 percent of the time means that at this rate we need about 70 percent more time than planned. Then why: bad estimates, additions, or waiting? Suppose half of it is waiting for approvals by the legal department. That matters, since extra developers wouldn't change it. Then I'd go to the sponsor, this week and in person: 'The date won't hold as it is. Here's what I know, and here are the ways.' One: on the date with a smaller scope; we've marked what's needed on day one, roughly half of the rest. Two: everything, about four months later. Three: two more testers and a weekly approval hour, which gains maybe a month. I'd recommend the first together with the approval hour. I wouldn't promise to make it up by overtime or many new people; that mostly costs quality and time. After her decision we set checkpoints every two weeks with a demo rather than percentages, and everyone affected hears the new plan from us.",
    criteria: ['Calculates instead of hoping', 'Courage to tell at once', 'Options with a recommendation'],
    followUps: [
      {
        question: "How do you get to 'about 70 percent more time'?",
        about: [0],
        answer:
          "If 35 percent took 60 percent of the time, the whole takes 60 divided by 0.35, about 171 percent. It's a rough projection, assuming that the rest goes at the same pace; integration might be slower, removed obstacles make it faster.",
      },
      {
        question: 'When can more people help after all?',
        about: [4],
        answer:
          "If the work can be split cleanly, needs little introduction, and the newcomers know the field, such as testers with own test cases. And if it's early enough that they give back more than they take.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager'],
    skills: ['Vendor Management', 'Contract Management'],
    tags: ['supplier delay', 'escalation', 'contingency'],
    question:
      "A supplier delivers a component your project depends on. They have now missed the third milestone and say: 'We're 90 percent done, two more weeks.' How do you respond?",
    keyPoints: [
      {
        cue: 'What you ask of them',
        point: 'Asks for evidence instead of percentages: something that runs, and a plan in small steps',
        weight: 3,
        essential: true,
        said: [
          'show me what works today, in our test environment',
          'I want deliveries each week that we can check, not another date',
          '90 percent was also what they said last month',
        ],
      },
      {
        cue: 'If it fails again',
        point: "Prepares an alternative with a point in time at which it's used",
        weight: 3,
        essential: true,
        said: [
          'by the 15th we decide: a reduced version, another supplier, or doing it ourselves',
          "what can we go live with if it doesn't come?",
        ],
      },
      {
        cue: 'What lies behind it',
        point: 'Finds out the real cause, including what we contributed',
        weight: 2,
        said: [
          'maybe we answered their questions late or changed the interface twice',
          'are their best people on another client by now?',
        ],
      },
      {
        cue: 'The official route',
        point: 'Escalates on both sides with facts and uses what the contract provides',
        weight: 2,
        said: [
          'their management and ours in one call, with the list of dates',
          'payment is tied to acceptance, and a formal notice keeps our rights',
        ],
      },
      {
        cue: 'Everyday contact',
        point: 'Works more closely with them for a time',
        weight: 2,
        said: [
          'a short call every day with their engineers, one of ours sits with them',
          'clear one question list, answered within a day',
        ],
      },
      {
        cue: 'Your own side',
        point: 'Tells the sponsor about the risk and the effect on the plan',
        weight: 1,
        said: [
          'update the forecast with the realistic date, not with theirs',
          'the steering group knows plan B and what it costs',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Contract penalties make a supplier deliver on time',
        said: ["we have penalties in the contract, so I'd threaten with them"],
        correction:
          "Penalties rarely pay for your damage and don't create ability. They give leverage; delivery comes from small checked steps and a plan B.",
      },
      {
        belief: "It's the supplier's risk, so the project manager can wait",
        said: ["they signed for it, so it's their problem"],
        correction:
          'The contract may assign the cost; your go-live still fails. You have to manage the delivery you depend on.',
      },
    ],
    sampleAnswer:
      "After three missed dates I don't believe in a fourth, and I wouldn't shout either. I'd ask them to show what runs, in our environment, this week. From that we see whether it's 90 percent or 50. Then I'd want a plan for the rest in weekly pieces that we test on arrival. At the same time I'd ask for the cause, honestly, including us: did we change the interface, did we let questions lie for a week? If their good people are on another project, then my sponsor has to talk to their manager. I'd set up a call with both management teams, with dates and facts, and check with purchasing what the contract allows: payment after acceptance, a formal notice to keep our rights. Penalties are leverage, but they don't write software. For a month, one of our engineers talks with theirs every day. And independently I prepare plan B: which reduced version could we go live with, who else could deliver, when must we decide? Say the 15th. The sponsor gets my realistic forecast and not theirs, with the price of the alternative. I'd like to keep the relationship, but not at the price of the project.",
    criteria: ['Evidence over promises', 'Firm without hostility', "Acts on plan B before it's needed"],
    followUps: [
      {
        question: "The 15th comes, they've delivered half and seem near. How do you decide?",
        about: [1],
        answer:
          "I'd stick to what we wrote down for that date: which functions had to pass. If they don't, plan B starts, perhaps in parallel for a short, fixed time. Otherwise the decision date will slip just like their milestones.",
      },
      {
        question: 'It turns out that we caused half of the delay. How does it change your approach?',
        about: [2],
        answer:
          "I'd say so openly, fix our part at once, such as one person who answers within a day, and renegotiate the date on that basis. I'd still want small deliveries, and keep plan B.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Estimation', 'Scheduling'],
    tags: ['throughput', 'forecasting', 'ranges'],
    question:
      "Your team finished these numbers of items in the last ten weeks. 40 items remain for the release. The sponsor asks: 'When will it be done?' How do you answer?",
    code: {
      language: 'text',
      lines: [
        'week        1  2  3  4  5  6  7  8  9 10',
        'finished    5  3  6  2  5  7  1  4  5  4',
        'average     4.2 a week',
      ],
    },
    keyPoints: [
      {
        cue: 'The form of your answer',
        point: 'Answers with a range or a probability instead of a single date',
        weight: 3,
        essential: true,
        said: [
          'half likely in ten weeks, 85 percent sure in about eleven',
          'between nine and thirteen weeks, depending on how it goes',
          'I give a date together with how sure I am',
        ],
      },
      {
        cue: 'What you calculate with',
        point: 'Uses the real throughput and its variation, and not only the average',
        weight: 3,
        essential: true,
        said: [
          "40 divided by 4.2 is 9.5, but that's a coin toss",
          "I'd draw weeks at random from these ten many times and look at the spread",
        ],
      },
      {
        cue: 'The 40 items',
        point: 'Asks if the remaining items are like those done and whether more will come in',
        weight: 2,
        said: [
          'each week one or two new ones appear, so 40 becomes 50',
          'are these the big ones nobody wanted?',
        ],
      },
      {
        cue: 'The ten weeks ahead',
        point: 'Asks whether the team and conditions will be the same',
        weight: 2,
        said: [
          "two are on vacation in August, that's not in the numbers",
          'week 7 was one with an outage, that may happen again',
        ],
      },
      {
        cue: 'What you ask the sponsor',
        point: 'Asks what the date is for, and gives the fitting confidence',
        weight: 2,
        said: [
          'to book a trade fair I need 95 percent, for internal plans 70 is enough',
          "if it's just curiosity, a month will do",
        ],
      },
      {
        cue: 'After you have answered',
        point: 'Updates the forecast each week and tells when it shifts',
        weight: 1,
        said: ['after every week the range gets narrower', 'I tell them early if it moves'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Dividing the remaining items by the average gives the date',
        said: ["40 by 4.2, so it's done in nine and a half weeks"],
        correction:
          "That's about the middle: roughly every second time it takes longer. And it assumes that no items are added.",
      },
      {
        belief: "Without estimates in hours for each item one can't forecast",
        said: ["I'd first have to estimate all the 40 items"],
        correction:
          'Counting finished items often forecasts as well as estimates do, as long as items are of similar kind and size on the whole.',
      },
    ],
    sampleAnswer:
      "I wouldn't say 'nine and a half weeks', even though 40 by 4.2 gives that. It's the middle, so we'd miss it every other time. The weeks vary from one to seven, so I'd use that: draw weeks at random from these ten until 40 items are reached, a few thousand times, and look at the results. A small script or a spreadsheet does it. It comes to something like ten weeks at 50 percent, eleven at 85 and twelve at 95. Then I'd check what the numbers can't know. Will items be added? If one comes in every week, we really finish 3.2 net, and then it's more like thirteen to fifteen. Are the 40 of the same kind, or are the large ones left? Vacation, someone leaving? And I'd ask what the date is for. If a fair is booked on it, I'd want the 95 percent date or a reduced scope; for a rough plan 70 is fine. So my answer: 'Most likely in ten to twelve weeks if nothing is added, thirteen to fifteen if new items keep coming as before. I'll update it every Monday, and I'll tell you if it moves.' And I'd offer to cut the list, as that's the lever we have.",
    criteria: ['Knows what an average hides', 'Questions the assumptions', 'Plain words to the sponsor'],
    followUps: [
      {
        question: 'How do you include new items in the forecast?',
        about: [2],
        answer:
          'I look at how many were added per week in the past and simulate both, finished minus added. With 4.2 finished and about one added, the list falls by some three a week. And it shows the sponsor what additions cost.',
      },
      {
        question: "The sponsor says: 'I want one date.' What do you say?",
        about: [0],
        answer:
          "'Week twelve; I'm about 90 percent sure if nothing is added.' One date with confidence and a condition. And I'd add what would make it safer, like leaving out eight items.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Change Management', 'Contract Management'],
    tags: ['change requests', 'fixed price', 'impact analysis'],
    question:
      "In a fixed-price project the client sends 23 change requests in one month. Some are small, some contradict each other, and analyzing them takes half of your team's time. How do you bring it under control?",
    keyPoints: [
      {
        cue: 'The way a request takes',
        point:
          'Sets up one agreed way: written request, effect on time, cost and risk, decision by an authorized person',
        weight: 3,
        essential: true,
        said: [
          "nothing gets built before it's been assessed and signed by the one who pays",
          'a form of half a page and one board with both sides',
          'who may approve what, up to which amount?',
        ],
      },
      {
        cue: 'The 23 as a symptom',
        point: 'Explores with the client why there are so many changes',
        weight: 3,
        essential: true,
        said: [
          "perhaps the requirements were never understood, or there's a new boss",
          'sit together for a day and see the pattern behind 23 wishes',
        ],
      },
      {
        cue: 'Before the detailed analysis',
        point: 'Bundles and sorts before analyzing in depth',
        weight: 2,
        said: [
          'once a week, sorted in must, could and later, contradictions go back',
          'a quick look of fifteen minutes each; only the top five get an estimate',
        ],
      },
      {
        cue: 'The time analysis takes',
        point: 'Limits the effort for the analysis and makes it visible or paid',
        weight: 2,
        said: [
          'two hours a week by one person, so the others can work',
          'analysis costs as well, we agree on a budget for that',
        ],
      },
      {
        cue: 'What the client should see',
        point: 'Shows the sum of all changes, not only each for itself',
        weight: 2,
        said: [
          "together they're nine weeks, that's the number that the client has to see",
          'a running total of days, cost and the date',
        ],
      },
      {
        cue: 'The fixed price',
        point: 'Looks for exchanges within the price',
        weight: 1,
        said: ['this one in, that one out, same size', "swap it for the reports you don't need any more"],
      },
    ],
    wrongBeliefs: [
      {
        belief: "With a fixed price the supplier has to do all changes as long as they're small",
        said: ['fixed price means we must live with it'],
        correction:
          'The price belongs to the agreed scope. Additions are a change, but handled fairly: estimated, traded or paid.',
      },
      {
        belief: 'A strict change process prevents good cooperation with the client',
        said: ['formal requests only annoy the client'],
        correction:
          'Clear rules prevent quarrels over who agreed to what. Kept light and quick, they help the client decide with knowledge of the price.',
      },
    ],
    sampleAnswer:
      "Twenty-three in a month aren't 23 problems, they're a sign. So I'd do two things. First stop the bleeding: from today requests go to one list. Once a week for an hour I sit with the client's lead; we sort them in must, could and later, and contradictions go back to them to settle. Only the top five get a real assessment, by one engineer, so that the rest of the team works undisturbed. Each gets half a page: what, why, effect on time, money and risk. Approved only by the one who's authorized, and I'd agree on limits, up to two days by their lead, more by the sponsor. Second, the cause: I'd ask for a day together with them. Perhaps there's a new head of department, or they saw the first version and understood only then what they'd ordered. Then it's better to rework one area properly than to patch it 23 times. And I show the sum: together it's nine weeks and so much money, the date moves to here. Taken one by one, each looks harmless. Inside the price we can swap: this in, the unused reports out. Fair for both sides, and in writing.",
    criteria: ['Control and cause together', 'Fair to the client', "Protects the team's focus"],
    followUps: [
      {
        question: 'The client is shocked by the sum and says that each was tiny. What do you say?',
        about: [4],
        answer:
          "That I understand, and that it's exactly why I add them up. I'd put them in order of their value and draw a line at what budget and date can bear. Below it is later or an exchange.",
      },
      {
        question: "An urgent change can't wait for the weekly round. What then?",
        about: [0],
        answer:
          "A short way for real emergencies: the two leads agree by phone with a rough estimate and a limit of, say, a day, and write it down the same day. If it's used every week, it isn't an emergency lane any more.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager'],
    skills: ['Release Management', 'Risk Management'],
    tags: ['go no go', 'cutover', 'decision criteria'],
    question:
      'Friday, 4 p.m. Tomorrow your project moves a warehouse to a new system. Two of 140 tests fail: one report is wrong, and one in fifty labels prints without a barcode. The team is tired and wants to go. How do you decide?',
    keyPoints: [
      {
        cue: 'What decides',
        point:
          'Judges by the criteria for go or no-go that were agreed before, and by the effect on the business',
        weight: 3,
        essential: true,
        said: [
          'what did we write down as a must? Labels without barcode stop the parcels',
          '138 of 140 says nothing, it matters what the two do on Monday',
        ],
      },
      {
        cue: 'If the errors stay in',
        point: 'Asks what a workaround would look like and whether the warehouse itself can live with it',
        weight: 3,
        essential: true,
        said: [
          'could they reprint these by hand, how many are that in an hour?',
          'the shift manager has to say yes, not me',
        ],
      },
      {
        cue: 'If it goes wrong tomorrow',
        point: 'Checks the way back: until when is it possible and was it tested',
        weight: 2,
        said: [
          "if by Sunday 2 p.m. it isn't running, we go back, and we've tried that",
          'with a sure return I dare more',
        ],
      },
      {
        cue: 'The other choice',
        point: 'Compares with the price of waiting',
        weight: 2,
        said: ['next possible weekend is in four weeks, what does that cost?', 'does the old license end?'],
      },
      {
        cue: 'Behind the label problem',
        point: 'Asks for the cause of the failure, since an unexplained one can be larger than it looks',
        weight: 2,
        said: [
          "is it one printer or a special character? If nobody knows why, I don't go",
          'one in fifty in the test may be one in five with real products',
        ],
      },
      {
        cue: 'Who has the last word',
        point: 'Lets the named decision maker decide and writes the reasons down',
        weight: 1,
        said: [
          'a short call with operations, IT and the sponsor at five',
          'the decision with reasons and conditions goes out by email',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With 98.6 percent of tests passed one can go live',
        said: ['two of 140 is almost perfect, so go'],
        correction:
          "The number of tests isn't the measure. One failed test can stop the business, ten others may be cosmetic.",
      },
      {
        belief: 'After all the preparation, stopping would be a failure of the project',
        said: ["we can't call it off the evening before"],
        correction:
          'Stopping by agreed criteria is the plan working. Going on because of the effort spent is sunk cost, and a failed Monday costs far more.',
      },
    ],
    sampleAnswer:
      "I'd get the named people in a call at five: operations, IT, the sponsor, the shift manager. Tired people want to be done, so I rely on what we wrote down when we were awake. The must criteria said: every parcel can be labeled and shipped. The wrong report can wait if the numbers are available in another way; the accountant confirms that. The label is different. One in fifty on 6,000 parcels a day is 120. Do we know why? If it's a special character in some product names, then I know which ones, and perhaps it can be fixed tonight and tested again. If nobody knows the cause, I'd lean to no, because with real products it may be one in five. Is there a workaround: can they see it at once and reprint in a minute, and does the shift manager accept 120 of these a day for two days? Then the way back: we've rehearsed it, and the last point is Sunday at two. And waiting: the next window is in four weeks, with costs for the old license. With a known cause, an accepted workaround and a safe return: go, with that checked on Saturday noon. Otherwise no, and I'd say it without blaming anyone. Decision and reasons go out by email.",
    criteria: [
      'Effect rather than count',
      'Uses rules made beforehand',
      'Lets those decide who live with it',
    ],
    followUps: [
      {
        question: "The shift manager says: 'We'll manage somehow.' Is this enough for you?",
        about: [1],
        answer:
          "No. I'd ask how: who notices the missing barcode, who reprints it, how long does it take at peak time? If it means one person for two days, we put that person on the shift. 'Somehow' isn't a plan.",
      },
      {
        question:
          'Sunday, 1 p.m., one hour before the last point of return, almost all works. What do you do?',
        about: [2],
        answer:
          "I look at the must criteria again. If one isn't met, we return, even though it's 'almost'. After two o'clock there's no safe way back, so hope isn't enough. That's why we set the time beforehand.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Project Management', 'Stakeholder Management'],
    tags: ['watermelon status', 'transparency', 'culture'],
    question:
      "A subproject reported green for five months. Two weeks before integration its lead says: 'We need ten more weeks.' What went wrong, and what do you change so that it does not happen again?",
    keyPoints: [
      {
        cue: 'Why it stayed green',
        point: "Looks at why bad news wasn't told and makes it safe to say early",
        weight: 3,
        essential: true,
        said: [
          'the last one who reported red was grilled in front of everyone',
          'green outside and red inside comes from fear',
          'I thank the first one that brings me a bad message',
        ],
      },
      {
        cue: 'What green rests on',
        point: 'Bases status on things that can be checked, not on self-assessment or percent done',
        weight: 3,
        essential: true,
        said: ['show a working piece every two weeks', 'milestones are done or not done, with acceptance'],
      },
      {
        cue: 'What you do right now',
        point: 'Deals with the present: finds out the truth, replans, informs those who depend on it',
        weight: 2,
        said: [
          "two days to check if it's really ten weeks and what can come earlier",
          'the other teams and the sponsor hear it today',
        ],
      },
      {
        cue: 'Your own part',
        point: 'Admits their own part in accepting green without asking to see anything',
        weight: 2,
        said: [
          'I should have asked to see something in month two',
          "five times the same sentence in the report and I didn't wonder",
        ],
      },
      {
        cue: 'How green is read',
        point: 'Agrees what the colors mean and looks at leading signs',
        weight: 2,
        said: [
          'yellow when the forecast is more than a week off, red when we need help from outside',
          'watch for open questions growing, tests not begun, key people gone',
        ],
      },
      {
        cue: 'The two weeks before integration',
        point: 'Brings integration forward in small parts',
        weight: 1,
        said: [
          'connect the first piece after four weeks instead of all at the end',
          "with early integration they couldn't have hidden it",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Such surprises come from a dishonest lead who should be replaced',
        said: ['he lied to us for five months, so he has to go'],
        correction:
          "Sometimes, but most people hope to catch up and fear the reaction. If reports aren't checked and bad news is punished, the next lead does the same.",
      },
      {
        belief: 'More detailed reports each week would have prevented it',
        said: ["I'd ask for a longer report from everyone"],
        correction:
          'Longer self-reports are just more of the same. What helps are visible results and early integration.',
      },
    ],
    sampleAnswer:
      "First the present. I'd take two days with the lead and his team to see what's true: is it ten weeks for all, and what could the others use earlier? Today I tell the sponsor and the teams that depend on it, and then we replan. Then I'd ask why, and I start with myself: five months green with nearly the same sentence, and I never asked to see anything. I'd talk to the lead in private: when did you first think it might not work? Often it's month two, with the hope to catch up, and the memory of someone who reported red and got grilled in the meeting. That's what must change. Whoever brings bad news early gets help and thanks, and I'd do that publicly the first time it happens. Second, status rests on things one can see: milestones are accepted or not, and each subproject shows something running every two weeks. Third, we define colors: yellow when the forecast is off by more than a week, red when help from outside is needed. I'd watch signs such as growing open questions. And we integrate the first small piece after four weeks, not everything at the end, because an interface that isn't there can't be reported green.",
    criteria: ['Looks for causes in the system', 'Admits own part', 'Fixes both now and later'],
    followUps: [
      {
        question: 'How do you make it safe when the steering group is known for grilling people?',
        about: [0],
        answer:
          "I'd talk to its chair beforehand and show what the fear has cost us. I present the red items myself, with options, ask for help rather than excuses, and visibly thank the lead. Two or three good experiences change it.",
      },
      {
        question: "What can a team show after two weeks if it's all infrastructure?",
        about: [1],
        answer:
          "A test that connects through, a server that's built from script, a measured load, or a call from the other system that gets an answer. If nothing can be checked for months, the work is cut in the wrong way.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Dependency Management', 'Program Management'],
    tags: ['integration', 'interfaces', 'coordination'],
    question:
      'Four teams build a patient portal: login, appointments, documents, payments. In the last release each team was on time, yet the whole was six weeks late. How do you plan and steer the next one?',
    keyPoints: [
      {
        cue: 'Between the four teams',
        point: 'Makes the dependencies between the teams visible with a giver, a taker and a date',
        weight: 3,
        essential: true,
        said: [
          'one wall with strings: documents need the login token by May 10',
          'each handover has a name on both sides and what exactly is handed over',
        ],
      },
      {
        cue: 'The order of the work',
        point: 'Integrates early and often instead of at the end',
        weight: 3,
        essential: true,
        said: [
          "a thin path through all four in the third week, even if it's just a fake appointment",
          'a shared test environment where everything runs together nightly',
        ],
      },
      {
        cue: 'So that teams need not wait',
        point: 'Agrees on interfaces first and lets teams work against them',
        weight: 2,
        said: [
          'write down the API and give a mock on day one',
          'contract tests tell us if someone breaks it',
        ],
      },
      {
        cue: 'What counts as progress',
        point: 'Steers by finished end-to-end functions and not by team progress',
        weight: 2,
        said: [
          "a patient can log in and see a document, that's a milestone",
          'nobody is done until it works together',
        ],
      },
      {
        cue: 'Keeping it on track',
        point: 'Watches the handovers in a short regular meeting and acts on slips',
        weight: 2,
        said: [
          "twenty minutes twice a week only about what's passed between teams",
          'if a date moves, the taker hears it the same day',
        ],
      },
      {
        cue: 'Room for the unexpected',
        point: 'Plans time for joint tests and reserve at the joints, or reduces dependencies',
        weight: 1,
        said: [
          'three weeks for the whole at the end with everyone there',
          "could one team own login and documents so there's less to hand over?",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If each team keeps its plan, the whole will be on time',
        said: ['we need better discipline in each team, then it fits together'],
        correction:
          "The work between the teams isn't in any team's plan: interfaces, tests, misunderstandings. Someone has to plan and own it.",
      },
      {
        belief: 'More coordination meetings solve the dependency problem',
        said: ['a daily meeting of all four teams will do'],
        correction:
          'Meetings help only with clear handovers. Early integration, agreed interfaces and fewer dependencies remove the need for many of them.',
      },
    ],
    sampleAnswer:
      "Each was on time by its own plan; what nobody had planned was the space between. So I'd begin with one day with all four: which functions does a patient need, and what passes from whom to whom? Each handover gets a giver, a taker, a content and a date, such as 'documents gets the login token from login, in the test environment, by May 10.' Then the interfaces: we write them down first, and each team offers a mock in week one, so the others can start, and contract tests show when somebody breaks it. The main thing is early integration. In week three I want one thin path through all: log in, see a fake appointment, open a document, even if ugly. After that everything runs together every night. Milestones are functions of the whole: a patient can pay a bill. No team is done before that. Twice a week the leads talk for twenty minutes only about handovers; if a date slips, the taker learns it the same day. I'd plan three weeks for joint tests with people from all teams. And I'd ask if we need that many handovers: if one team took login together with documents, half of the strings on the wall might be gone.",
    criteria: ['Plans the space between teams', 'Tests the whole early', 'Also reduces dependencies'],
    followUps: [
      {
        question: 'The login team says that it has nothing to integrate in week three. What do you do?',
        about: [1],
        answer:
          "I'd ask for the smallest thing: a fixed test user and a token that the others can check. It isn't about a finished login but about finding out now that format, network and rights fit.",
      },
      {
        question: 'A handover slips by a week. What happens next?',
        about: [4],
        answer:
          'The taker and giver look at the effect together: can the taker go on with the mock, what moves, is it on the longest path? Small things they settle; if an end-to-end milestone moves, I bring options to the sponsor.',
      },
    ],
  },
  {
    id: 'project-management-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager', 'Technical Lead'],
    skills: ['Continuous Improvement', 'Agile'],
    tags: ['retrospective', 'follow through', 'team improvement'],
    question:
      'Your team holds a retrospective every two weeks. The same three complaints come up each time and nothing changes; people start to skip it. What do you do?',
    keyPoints: [
      {
        cue: 'From talk to change',
        point: 'Takes few actions, with an owner and a date, and starts the next meeting by checking them',
        weight: 3,
        essential: true,
        said: [
          "one improvement at a time, and it's in the sprint like any other work",
          'first item on the agenda: what became of the last one?',
        ],
      },
      {
        cue: 'Getting to the bottom of it',
        point:
          "Finds the root of the recurring complaints and sorts what the team can change itself from what it can't",
        weight: 3,
        essential: true,
        said: [
          "ask why several times until there's something to do",
          "builds are slow is ours, approvals by legal isn't",
        ],
      },
      {
        cue: 'Your own contribution',
        point: "Takes what the team can't change to those who can, and reports back",
        weight: 2,
        said: [
          "I bring it to the department head with numbers and tell them the answer, even if it's no",
          'my job is to clear that, not theirs',
        ],
      },
      {
        cue: 'Whether it worked',
        point: 'Makes the effect measurable, so that the team sees a change',
        weight: 2,
        said: [
          'waiting for review went from three days to one',
          'a small win that everyone notices in two weeks',
        ],
      },
      {
        cue: 'Why people stay away',
        point: 'Makes sure that people can speak openly and talks about the meeting itself',
        weight: 2,
        said: [
          'ask them why they stay away, maybe they fear the boss who sits in',
          'anonymous notes first, then the talk',
        ],
      },
      {
        cue: 'The meeting’s format',
        point: "Varies the form or the rhythm if it's worn out",
        weight: 1,
        said: [
          'one topic in depth instead of sticky notes on everything',
          'once a month could be enough, as long as something happens',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "Retrospectives fail because people aren't positive enough",
        said: ["they only complain, I'd ask them to stay constructive"],
        correction:
          'Repeated complaints are information that nothing happened. People get constructive when they see effects.',
      },
      {
        belief: 'The solution is to drop the retrospective if it brings nothing',
        said: ['if no one wants it, cancel the meeting'],
        correction:
          "The meeting isn't the problem; the missing follow-through is. Without any place to improve, the three complaints stay.",
      },
    ],
    sampleAnswer:
      "I'd be annoyed as well if I said the same for the third time. So I'd open the next one with exactly that: why do we talk and nothing changes? And I'd listen, maybe it's because of me. Then we take the three complaints and pick only one, and go into depth for an hour. Say it's 'reviews take forever'. Why? Because everyone has four things open, because pull requests are huge. So the action might be: nobody starts a new item while a review waits longer than a day, for two weeks, Amir keeps an eye on it, and we measure the waiting time. That goes onto the board like any other work, and next time we begin with it. If it fell from three days to one, people feel that it's worth it. The second complaint, approvals by the legal department, isn't in the team's hands. That's my job: I go to their head with numbers, eleven days on average, and I tell the team what came out, even if it's a no. I'd check that people can speak freely, perhaps notes without names, no manager in the room. And the form may change; one topic in depth beats many sticky notes.",
    criteria: ['Follow-through over format', "Separates own from others' influence", 'Looks at own role'],
    followUps: [
      {
        question: 'The head of legal refuses. What do you tell the team?',
        about: [2],
        answer:
          "The truth: I asked, here's her reason, and here's what we can do within that, such as sending papers earlier with a template she likes. I'd note the cost for the next quarterly talk. Silence would be worse than a no.",
      },
      {
        question: 'How do you find out if fear keeps people quiet?',
        about: [4],
        answer:
          "They speak openly in pairs but not in the round, nobody disagrees with the manager, topics are harmless. I'd ask some in private, let one run it from another team, and see if it's different without certain people in the room.",
      },
    ],
  },
  {
    id: 'project-management-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Technical Project Manager', 'Engineering Manager'],
    skills: ['Resource Planning', 'Conflict Resolution'],
    tags: ['shared specialist', 'capacity', 'priorities'],
    question:
      'Your only network specialist is promised 60 percent to your project and 60 percent to another one. She is exhausted, and both projects wait for her. What do you do?',
    keyPoints: [
      {
        cue: 'The two projects',
        point: "Clarifies with the other project lead and the person's manager which work comes first",
        weight: 3,
        essential: true,
        said: [
          "we three look at what's needed in the next six weeks, and decide an order",
          'not she should have to choose between two bosses',
          "if we can't agree, those above both projects set the priority",
        ],
      },
      {
        cue: 'The specialist herself',
        point: 'Talks with her first about the real load and relieves her at once',
        weight: 3,
        essential: true,
        said: [
          "what's on your table, what takes your time, what could I take off?",
          "120 percent isn't possible, so something stops today",
        ],
      },
      {
        cue: 'How her week is cut',
        point: 'Splits her time in blocks rather than by percent',
        weight: 2,
        said: ['two weeks here, then two weeks there', 'constant switching eats a day each week'],
      },
      {
        cue: 'What she need not do',
        point: 'Takes work off her that others can do and spreads the knowledge',
        weight: 2,
        said: [
          'a colleague does the standard changes with her checklist',
          "pair someone with her, so she isn't the only one",
        ],
      },
      {
        cue: 'The rest of the project plan',
        point: 'Plans around her as the bottleneck',
        weight: 2,
        said: [
          'prepare everything so that she just has to do the part only she can do',
          'her tasks come first in the plan and the others follow',
        ],
      },
      {
        cue: 'If it is still too much',
        point: 'Considers outside help or a change of dates and shows the effect',
        weight: 1,
        said: [
          'rent a specialist for two months for the simple part',
          "tell the sponsor that we come three weeks later if she's at half time",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Percentages in the plan solve it: 50 percent for each project',
        said: ["I'd just reduce both to 50 percent"],
        correction:
          "On paper it adds up, but half-days with constant switching and two urgent lists remain. Order and blocks help, percentages don't.",
      },
      {
        belief: 'A dedicated professional can carry 120 percent for a few months',
        said: ['she has to push through until the go-live'],
        correction:
          "Errors, illness and resignation follow, and then both projects stand still. And she's the only one who knows it.",
      },
    ],
    sampleAnswer:
      "I'd begin with her. What's on your table, what eats the time, what do you worry about? Perhaps she does a lot of routine changes others could do with a checklist. I'd take off what I can today, since 120 percent isn't a plan. Then I'd sit with the other lead and her manager. We put the next six weeks on one page: which of her tasks hold up whom, and what does each week of waiting cost? Usually it turns out that they don't peak in the same week. Then we set an order and blocks: two weeks with them for their data center move, then two with us. Not 50 percent each, because then she switches three times a day. If we don't agree, it isn't her job to choose; the head of both projects sets the priority, and we bring the facts. In both plans her tasks come first, and others prepare everything so she only does what nobody else can. In parallel a colleague works along with her, so that in three months we have two. If it still doesn't fit, I show the sponsor the choice: external help for the simple part, or three weeks later. And I'd ask her every week how it's going.",
    criteria: [
      'Person first, then plan',
      'Decides with the other project, not against it',
      'Reduces the single point of failure',
    ],
    followUps: [
      {
        question: 'The other lead says that his project is simply more important. How do you respond?',
        about: [0],
        answer:
          "It may be; I'd ask for the reasons and show mine, in cost per week of delay. If there's no agreement in a day or two, we bring it to the one who's responsible for both, together and with the same page.",
      },
      {
        question: "She doesn't want to share her knowledge. How do you handle that?",
        about: [3],
        answer:
          "I'd ask why: fear of becoming replaceable, or no time? I'd talk about what she'd rather do with the time she gains, make teaching a recognized task, and start small, with one routine she dislikes anyway.",
      },
    ],
  },
]
