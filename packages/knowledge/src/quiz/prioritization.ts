import type { SkillQuiz } from './quiz-question.ts'

export const prioritizationQuiz: SkillQuiz = {
  skill: 'Prioritization',
  questions: [
    {
      id: 'prioritization-01',
      difficulty: 'beginner',
      question:
        "A list of 30 tasks carries the priority 'high' on 26 of them. What is the most useful next step?",
      right: {
        text: 'Bring them into one order, so that each has a rank',
        why: 'If nearly all is high, the label decides nothing. A rank forces the comparison that labels avoid.',
      },
      wrong: [
        {
          text: "Introduce a new level 'very high' for some of them",
          why: 'Within weeks most of them will be on the new level.',
        },
        {
          text: 'Work on all 26 in parallel, as they are all urgent',
          why: 'Capacity is spread thin, and everything is finished late.',
        },
        {
          text: 'Sort the 26 by the date on which they were entered',
          why: 'Age says nothing about value or urgency.',
        },
      ],
    },
    {
      id: 'prioritization-02',
      difficulty: 'beginner',
      question: 'What distinguishes urgent from important?',
      right: {
        text: 'Urgent work loses value by waiting; important work serves a goal',
        why: 'Both can apply or just one. Confusing them makes people spend their days on what is loud.',
      },
      wrong: [
        {
          text: 'Urgent work is done by specialists; important work by managers',
          why: 'Who does it has nothing to do with either property.',
        },
        {
          text: 'Urgent work takes little time; important work takes a long time',
          why: 'Effort is a third dimension, independent of the two.',
        },
        {
          text: 'Urgent work comes from customers; important work from the team',
          why: 'The origin does not settle the matter: customers can ask for something important, too.',
        },
      ],
    },
    {
      id: 'prioritization-03',
      difficulty: 'beginner',
      question:
        'Item A: value 8, effort 2. Item B: value 12, effort 6. Both are equally urgent, and capacity is limited. Which comes first?',
      right: {
        text: 'A, since it brings 4 units of value per unit of effort',
        why: 'B brings 2. With limited capacity, doing the better ratio first delivers more value sooner.',
      },
      wrong: [
        {
          text: 'B, since it brings the higher value of the two items',
          why: 'Total value ignores that B takes three times as long and delays A.',
        },
        {
          text: 'B, since large items should be begun as soon as possible',
          why: 'Starting early makes sense only if a date or risk demands it.',
        },
        {
          text: 'A, since small items must always be done before large ones',
          why: 'The conclusion is right, but small items without value should not be done at all.',
        },
      ],
    },
    {
      id: 'prioritization-04',
      difficulty: 'beginner',
      question:
        'A customer complains loudly about a cosmetic fault. At the same time, monitoring shows that 3% of payments fail silently. What do you take first, and why?',
      right: {
        text: 'Failing payments, because the damage is greater, though no one is calling',
        why: 'Volume of complaint and damage are different. Silent failures cost money and trust every hour.',
      },
      wrong: [
        {
          text: 'The cosmetic fault, because a complaint is a proven need of a customer',
          why: 'It proves annoyance. The failed payments hit more people harder.',
        },
        {
          text: 'The cosmetic fault, because it is presumably the quicker one to repair',
          why: 'Quick repairs are tempting, but every hour more payments fail.',
        },
        {
          text: 'Failing payments, because technical faults precede faults in appearance',
          why: 'Technical nature is not the criterion; a visible fault can be graver than a technical one.',
        },
      ],
    },
    {
      id: 'prioritization-05',
      difficulty: 'beginner',
      question:
        "You have sorted features into must, should, could, and will not. 90% of the effort is 'must'. What does that mean for a fixed date?",
      right: {
        text: 'There is hardly anything left to give up if trouble arises',
        why: "The category protects the date only if enough of it is optional. 'Must' should be what the release is pointless without.",
      },
      wrong: [
        {
          text: 'The date is certain, since what matters has been secured',
          why: "On the contrary: any delay in a 'must' endangers the date.",
        },
        {
          text: 'The project is especially valuable and needs more people',
          why: 'The share says something about the sorting and nothing about value.',
        },
        {
          text: 'The other 10% should be dropped from the list right away',
          why: 'It leaves the date even less room for maneuver.',
        },
      ],
    },
    {
      id: 'prioritization-06',
      difficulty: 'beginner',
      question: "Two managers give you tasks, each 'first'. You cannot do both this week. What do you do?",
      right: {
        text: 'Show both the conflict and its effects, and have them decide',
        why: 'The order between departments is theirs to decide. Made visible early, it can be settled before one is disappointed.',
      },
      wrong: [
        {
          text: 'Do half of each, so that both can see that you have begun',
          why: 'At the end of the week neither is finished.',
        },
        {
          text: 'Do the one from the more senior manager without asking',
          why: 'Rank does not say what is more important to the company.',
        },
        {
          text: 'Do the easier one first, then explain the delay later on',
          why: 'It replaces a decision by convenience, and surprises the other.',
        },
      ],
    },
    {
      id: 'prioritization-07',
      difficulty: 'beginner',
      question: 'When do you say no to an idea that is good in itself?',
      right: {
        text: 'If better ones need the same capacity',
        why: 'The comparison is with what one could do instead. Each yes displaces something else.',
      },
      wrong: [
        {
          text: 'If it cannot be finished within a week',
          why: 'Large ideas can be cut down. Size alone is no reason.',
        },
        {
          text: 'If it does not come from a paying customer',
          why: 'Good ideas come from anywhere; their effect is what counts.',
        },
        {
          text: 'If the team has no experience with it yet',
          why: 'Lack of experience raises effort and risk, which enter into the comparison.',
        },
      ],
    },
    {
      id: 'prioritization-08',
      difficulty: 'beginner',
      question:
        'You order a backlog. Item X alone is of little value, but Y and Z, both very valuable, are possible only after X. Where does X belong?',
      right: {
        text: 'Near the top, since it unlocks the value of Y and Z',
        why: 'The value of a prerequisite includes what it enables. Ordered by its own value it would block the best items.',
      },
      wrong: [
        {
          text: 'Near the bottom, since its own value is the smallest',
          why: 'Then Y and Z wait, too, although they are the most valuable.',
        },
        {
          text: 'After Y and Z, since the most valuable comes first',
          why: 'This order is impossible, because Y and Z require X.',
        },
        {
          text: 'Outside the backlog, since it is of a technical sort',
          why: 'Unseen work is not planned, and the dependency surprises everyone.',
        },
      ],
    },
    {
      id: 'prioritization-09',
      difficulty: 'intermediate',
      question:
        'A team scores with RICE (reach × impact × confidence / effort). Idea A: 1,000 × 2 × 50% / 4. Idea B: 400 × 1 × 100% / 1. Which follows?',
      right: {
        text: 'B is ahead with 400 to 250, though the inputs are estimates',
        why: 'A: 1,000 / 4 = 250. B: 400 / 1 = 400. The figures order assumptions; small differences should not be overrated.',
      },
      wrong: [
        {
          text: 'A is ahead with 500 to 400, since it reaches more people',
          why: '500 results if confidence is left out of the product: 2,000 / 4.',
        },
        {
          text: 'A is ahead with 1,000 to 400, so effort has to be accepted',
          why: 'This leaves out dividing by effort.',
        },
        {
          text: 'B is ahead with 400 to 125, since its confidence is certain',
          why: '125 would result from counting confidence twice.',
        },
      ],
    },
    {
      id: 'prioritization-10',
      difficulty: 'intermediate',
      question:
        "In a scoring workshop the sponsor's favorite idea gets 9s for impact from all, with no evidence. What corrects this best?",
      right: {
        text: 'Lower confidence for lack of evidence, and test the impact cheaply',
        why: 'Separating effect and certainty makes wishful thinking visible, and turns it into a question one can answer.',
      },
      wrong: [
        {
          text: "Lower the sponsor's vote by counting it as only half of a vote",
          why: 'The others had adapted as well, so their votes are just as unfounded.',
        },
        {
          text: 'Raise the scale to 100 points, to allow for a finer distinction',
          why: 'Finer numbers without evidence are only more precise guesses.',
        },
        {
          text: 'Raise the number of participants, so that errors average out',
          why: 'Bias in a common direction does not average out.',
        },
      ],
    },
    {
      id: 'prioritization-11',
      difficulty: 'intermediate',
      question:
        'A delay of feature A costs 10,000 a week, of feature B 4,000 a week. A takes five weeks, B one week. One team can do one at a time. Which order costs less?',
      right: {
        text: 'B first: 4,000 + 60,000 = 64,000 in total',
        why: 'Each counts until it is finished: B for 1 week (4,000), A for 6 weeks (60,000). A first: 50,000 + 24,000 = 74,000.',
      },
      wrong: [
        {
          text: 'A first: 50,000 + 4,000 = 54,000 in total',
          why: 'B then waits for A, and so costs 4,000 for six weeks and not for one.',
        },
        {
          text: 'A first: its delay is the more expensive',
          why: 'Per week, yes. But B delays A by only one week, while A delays B by five.',
        },
        {
          text: 'Either way: both take six weeks in total',
          why: 'Total time is the same, but the costs of delay until completion are not.',
        },
      ],
    },
    {
      id: 'prioritization-12',
      difficulty: 'intermediate',
      question:
        'Each quarter, quick wins take up all capacity. The one large item that the strategy rests on is never started. What change helps most?',
      right: {
        text: 'Reserve capacity for it, and cut off a first useful part',
        why: 'In a comparison per item, the small always wins on effort. Strategic work needs a share of its own, and a small start.',
      },
      wrong: [
        {
          text: 'Forbid quick wins until the large item has been completed',
          why: 'Small improvements are of value as well, and the large one would run without intermediate results.',
        },
        {
          text: 'Raise the score of the large item until it comes out on top',
          why: 'Adjusting the result makes the method worthless for all other decisions.',
        },
        {
          text: 'Wait for a quarter that has fewer quick wins in its backlog',
          why: 'There is always a supply of small requests.',
        },
      ],
    },
    {
      id: 'prioritization-13',
      difficulty: 'intermediate',
      question:
        'A company prioritizes by which customer pays the most. Small customers make up 70% of revenue. What is the danger?',
      right: {
        text: 'Needs of the majority of revenue are missed, as no single voice is loud',
        why: 'Weighting by single customers hides the segment as a whole. Consider needs by segment and strategy.',
      },
      wrong: [
        {
          text: 'The largest customers pay less as soon as their wishes are fulfilled',
          why: 'There is no reason for this; they may even buy more.',
        },
        {
          text: 'Wishes of large customers are easier to build, so the team learns less',
          why: 'They are often more complex. The distortion lies in the selection.',
        },
        {
          text: "Small customers complain publicly, which damages the brand's image",
          why: 'Some may, but the main damage is quiet departure.',
        },
      ],
    },
    {
      id: 'prioritization-14',
      difficulty: 'intermediate',
      question:
        'After three months you see that an item estimated at two weeks has taken six, and two more are said to be needed. How do you decide whether to go on?',
      right: {
        text: 'Compare the value with the remaining effort, as against other items',
        why: 'What has been spent is gone. The question is whether two more weeks, realistically estimated, are best used here.',
      },
      wrong: [
        {
          text: 'Go on, since six weeks would otherwise have been invested in vain',
          why: 'Sunk costs do not return, whichever way one decides.',
        },
        {
          text: 'Stop, since an item that overruns so much cannot be worth it anymore',
          why: 'Perhaps it can: if little is left to do for a great value.',
        },
        {
          text: 'Go on, since only two weeks remain of a total of eight by now',
          why: 'Nearness is no value, and the estimate has been wrong so far.',
        },
      ],
    },
    {
      id: 'prioritization-15',
      difficulty: 'intermediate',
      question:
        "A bug hits 0.1% of users but deletes their data. Another hits 20% and shows a wrong icon. A rule 'by number of users affected' puts the icon first. What do you change in the rule?",
      right: {
        text: 'Weigh severity and reversibility along with the number',
        why: 'Irreversible loss outweighs a frequent trifle. A rule with one dimension produces such results.',
      },
      wrong: [
        {
          text: 'Weigh the number of complaints instead of users affected',
          why: 'The icon would probably win again, since it is seen by many.',
        },
        {
          text: 'Weigh the effort as well, so that the quicker one is first',
          why: 'The icon is quicker to fix, and still less important.',
        },
        {
          text: 'Give the rule up, and decide each case by feeling instead',
          why: 'A rule with the right dimensions is more transparent than feeling.',
        },
      ],
    },
    {
      id: 'prioritization-16',
      difficulty: 'intermediate',
      question:
        'At the end of a planning round every department has received exactly one of its wishes. What do you suspect?',
      right: {
        text: 'Peace was distributed, and value for the whole was not compared',
        why: 'Even distribution is a sign of negotiation. It would be chance if the best items were spread so evenly.',
      },
      wrong: [
        {
          text: 'Each department had exactly one wish that was really valuable',
          why: 'Possible, but improbable with different needs and sizes.',
        },
        {
          text: 'The departments prepared their wishes especially well this time',
          why: 'Preparation does not explain why each gets exactly one.',
        },
        {
          text: 'The team has too little capacity to fulfill two per department',
          why: 'Capacity limits the total and not the distribution.',
        },
      ],
    },
    {
      id: 'prioritization-17',
      difficulty: 'expert',
      question:
        'A payoff is uncertain: option A surely yields 100; option B yields 1,000 with 20% and otherwise nothing, but a test for 10 reveals the outcome beforehand. The team can afford only one option. What is best?',
      right: {
        text: 'Test B first, then choose: worth 270 in expectation',
        why: '0.2 × 1,000 + 0.8 × 100 − 10 = 270. Without the test B is worth 200, A 100. Information changes the decision in most cases.',
      },
      wrong: [
        {
          text: 'Choose B without the test: worth 200 in expectation',
          why: 'Better than A, but in 80% of cases one would get nothing, although 100 could be had.',
        },
        {
          text: 'Choose A: a certain 100 beats a chance of only 20%',
          why: 'Certainty has value, but with the test one loses at most 10 of it.',
        },
        {
          text: 'Test B first, then choose: worth 190 in expectation',
          why: '190 deducts the test from 200 and forgets that after a bad result A is still available.',
        },
      ],
    },
    {
      id: 'prioritization-18',
      difficulty: 'expert',
      question:
        'Five criteria with weights decide on the ranking of 40 projects. A changed weight of 5 points turns the top ten upside down. What does it tell you?',
      right: {
        text: 'The ranking is not robust, so discuss the few that depend on weights',
        why: 'If small, arguable changes alter the result, the model does not decide. Those always ahead can be started; the others need judgment.',
      },
      wrong: [
        {
          text: 'The weights are wrong, so fix them by a vote among the stakeholders',
          why: 'Voted weights are just as uncertain; the sensitivity stays.',
        },
        {
          text: 'The model needs more criteria, so that single weights have less effect',
          why: 'More criteria blur the differences and invite double counting.',
        },
        {
          text: 'The scores are too coarse, so have them estimated to one decimal place',
          why: 'Apparent precision does not make estimates more certain.',
        },
      ],
    },
    {
      id: 'prioritization-19',
      difficulty: 'expert',
      question:
        'All requests go through one central committee, which meets monthly and scores in detail. Small improvements worth a day wait six weeks. What is the better structure?',
      right: {
        text: 'Teams decide on small items within goals; the committee on large bets',
        why: 'Effort of deciding should match the stakes. Decisions that are cheap to reverse belong close to the work.',
      },
      wrong: [
        {
          text: 'The committee meets weekly, and so decides on all requests four times as fast',
          why: 'It quadruples the effort for decisions that do not need a committee.',
        },
        {
          text: 'Teams decide on everything, as they know their work better than anyone',
          why: 'Large bets across teams need a common view of strategy and capacity.',
        },
        {
          text: 'Small items are banned, so that the committee has time for the large ones',
          why: 'Their value would be lost, though it is cheap to obtain.',
        },
      ],
    },
    {
      id: 'prioritization-20',
      difficulty: 'expert',
      question:
        'Maintenance never wins against features in scoring, since its impact is estimated as low. Incidents are rising. How do you bring it into the comparison correctly?',
      right: {
        text: 'Put a figure on the cost of not doing it: incidents, delay, and risk',
        why: 'Maintenance avoids growing costs. If these are made visible, the comparison is in the same currency.',
      },
      wrong: [
        {
          text: 'Give maintenance a general bonus of points in each of the rounds',
          why: 'An arbitrary bonus favors useless maintenance in the same way as useful maintenance.',
        },
        {
          text: 'Take it out of the comparison, and let engineers do it in secret',
          why: 'Hidden work escapes steering, and makes features appear slow.',
        },
        {
          text: 'Wait until an incident is so large that priority is beyond doubt',
          why: 'One pays the maximum price for the insight.',
        },
      ],
    },
    {
      id: 'prioritization-21',
      difficulty: 'expert',
      question:
        'Item A enables an annual fair; after its date it is worthless. B brings the same value per month, whenever it starts, for an unlimited time. Each takes a month; the fair is in three months. Which order do you choose?',
      right: {
        text: 'B first, then A, as A loses nothing by waiting until next month',
        why: 'A is needed only by its date. B gains from every month that it starts earlier. Keep a reserve before the fair.',
      },
      wrong: [
        {
          text: 'A first, then B, as an item with a fixed date always has precedence',
          why: 'A fixed date demands finishing in time and not starting at once; there is a month to spare.',
        },
        {
          text: "A first, then B, as a loss of A's entire value weighs more heavily",
          why: 'It threatens only if A is started too late, which can be avoided.',
        },
        {
          text: 'Both in parallel, so that neither has to wait until the other is done',
          why: 'Each then takes about two months, so that B starts to pay a month later.',
        },
      ],
    },
    {
      id: 'prioritization-22',
      difficulty: 'expert',
      question:
        'An experienced team delivers everything from the top of its list, but the product does not improve. Which question about prioritization do you ask first?',
      right: {
        text: 'Whether the effect of past items was checked against what was expected',
        why: 'Without looking back, scores remain opinions, and the same misjudgments recur.',
      },
      wrong: [
        {
          text: 'Whether the list is re-sorted often enough, at least once every week',
          why: 'Frequent sorting by the same unchecked assumptions brings nothing new.',
        },
        {
          text: 'Whether the method should be replaced by one with several more factors',
          why: 'More factors from the same source of error do not improve the hit rate.',
        },
        {
          text: 'Whether the team could deliver more items in the same amount of time',
          why: 'More of what has no effect does not improve the product.',
        },
      ],
    },
    {
      id: 'prioritization-23',
      difficulty: 'expert',
      question:
        "An executive demands an 'urgent' item every week, and each time the team interrupts its work. How do you show the cost most convincingly, without refusing?",
      right: {
        text: 'Name each time what is displaced, and track the dates that move by it',
        why: 'The choice returns to the executive with its price. Over weeks, the pattern becomes visible as a figure.',
      },
      wrong: [
        {
          text: 'Take on the items in addition, until the team is visibly exhausted',
          why: 'The cost is borne by people and is recognized too late.',
        },
        {
          text: 'Introduce a form with ten fields, so that fewer requests are made',
          why: 'A hurdle reduces convenience but does not show any cost; executives go around it.',
        },
        {
          text: 'Keep a buffer of 30% secretly, so that such items disturb nobody',
          why: 'It hides the cost and even makes interruptions seem free of charge.',
        },
      ],
    },
    {
      id: 'prioritization-24',
      difficulty: 'expert',
      question:
        "Team X could relieve the bottleneck team Y, or build features of its own. Its own features score higher individually, but cannot be released because of Y's queue. What is right for the whole?",
      right: {
        text: 'Relieve Y, since more unreleased features add no value',
        why: 'Throughput of the whole depends on the bottleneck. Work ahead of it only lengthens the queue.',
      },
      wrong: [
        {
          text: 'Build the features, since each team must use its scores',
          why: 'Scores assume that the value arrives. Before a queue it does not.',
        },
        {
          text: 'Build the features, so that they are ready once Y is free',
          why: 'They age, tie up money, and must be reworked when they are finally released.',
        },
        {
          text: "Split X's time evenly, so that both goals are considered",
          why: 'Half the time goes into stock in front of the bottleneck.',
        },
      ],
    },
  ],
}
