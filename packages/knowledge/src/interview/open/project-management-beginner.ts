import type { OpenQuestion } from '../open-question.ts'

export const projectManagementBeginner: readonly OpenQuestion[] = [
  {
    id: 'project-management-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Project Planning', 'Project Management'],
    tags: ['kickoff', 'first plan', 'scope'],
    question:
      'You are handed a project on Monday: a new booking system for a clinic, live in three months, five people, no plan. What do you do in your first two weeks?',
    keyPoints: [
      {
        cue: 'The first conversations',
        point: 'Clarifies the goal, the scope and what success means with those who pay and use it',
        weight: 3,
        essential: true,
        said: [
          "what should be better at the clinic afterwards, and what isn't part of it?",
          "I'd talk with the sponsor and with the reception, they may want different things",
          'get a one-page description everybody agrees to',
        ],
      },
      {
        cue: 'From nothing to a plan',
        point: 'Breaks the work down with the team and orders it with dependencies and milestones',
        weight: 3,
        essential: true,
        said: [
          'we put sticky notes on a wall: what must be done, in which sequence',
          "those who do the work estimate it, I don't plan alone",
          'rough milestones such as data moved, staff trained, live',
        ],
      },
      {
        cue: 'The three months',
        point: 'Checks if the date is realistic and where it comes from',
        weight: 2,
        said: [
          'why three months? Maybe the old contract ends then',
          'if our rough plan says five months I say it in week two, not in month three',
        ],
      },
      {
        cue: 'What could threaten it',
        point: 'Collects the main risks and things outside our control early',
        weight: 2,
        said: [
          'who gives us the interface to the patient records, and when?',
          'list of what could go wrong with an owner for each',
        ],
      },
      {
        cue: 'Who is who',
        point: 'Clarifies who decides and who does what',
        weight: 2,
        said: [
          "who signs off, whom do I call when we're stuck?",
          "roles on one page so no one assumes it's the other one",
        ],
      },
      {
        cue: 'How the five work together',
        point: 'Sets a simple rhythm for meetings and reports',
        weight: 1,
        said: [
          'a short weekly meeting, a board everyone sees, one email on Fridays',
          'agree how we work and how I report',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A project manager should first write a complete, detailed plan for all three months',
        said: ["I'd lock myself in and make a Gantt chart of everything"],
        correction:
          'Early detail is guesswork and soon wrong. Plan milestones for the whole, details for the next weeks, with those who do the work.',
      },
      {
        belief: "The date is given, so checking it is not the project manager's business",
        said: ['three months is what they told me, so we have to make it'],
        correction:
          "You don't have to refuse it, but you owe an early, honest picture of what fits until then and what doesn't.",
      },
    ],
    sampleAnswer:
      "In the first days I'd listen: the sponsor, the reception, a doctor, the team. What should be better afterwards, what isn't included, and how do we see that it worked? I put that on one page and have it confirmed. I'd ask where the three months come from; maybe the contract of the old system ends then, and that's a hard date. I'd also settle who decides and whom I call when we're stuck. Then I'd sit down with the five and break the work up, with notes on a wall: what has to be done, in what order, what depends on somebody outside, such as the interface to the patient records. They estimate roughly, I don't. From that come milestones: data moved, test with one department, training, live. The next three weeks are planned in detail, the rest roughly. We collect the ten biggest risks with an owner each. By the end of week two I'd show the sponsor this plan and say honestly whether it fits, and if not, what we could leave out. And we agree on a weekly meeting, a board and a short Friday report.",
    criteria: ['Goal before tasks', 'Involves the team', 'Brings bad news early'],
    followUps: [
      {
        question: 'Your rough plan says five months. How do you bring it up?',
        about: [2],
        answer:
          'With options instead of just a no: what could be live in three months, for instance booking for two departments, what five months would give, what extra help would change, and which risks each has. Then the sponsor chooses.',
      },
      {
        question: 'Which risk would you look at first in this project?',
        about: [3],
        answer:
          "The interface to the patient records, as it belongs to somebody else and everything rests on it. I'd call them in week one, get a named contact and a date, and ask for a test connection early.",
      },
    ],
  },
  {
    id: 'project-management-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager'],
    skills: ['Scheduling', 'Dependency Management'],
    tags: ['critical path', 'float', 'delays'],
    question:
      'These are the tasks of a small release (durations in working days). When can you go live at the earliest? On day 4, task C turns out to need 3 days longer. What does it mean, and what do you do?',
    code: {
      language: 'text',
      lines: [
        'A  design            4 days   needs: -',
        'B  backend           6 days   needs: A',
        'C  texts and help    3 days   needs: A',
        'D  frontend          5 days   needs: A',
        'E  integration test  3 days   needs: B, D',
        'F  translation       2 days   needs: C',
        'G  go live           1 day    needs: E, F',
      ],
    },
    keyPoints: [
      {
        cue: 'The earliest go-live',
        point: 'Finds the longest chain A, B, E, G with 14 days',
        weight: 3,
        essential: true,
        said: [
          '4 plus 6 plus 3 plus 1, so fourteen days',
          'the path over the backend and the test decides',
          'critical path goes design, backend, integration, live',
        ],
      },
      {
        cue: 'What 3 more days do',
        point: "Concludes that C has slack of 4 days, so the delay of 3 doesn't move the end",
        weight: 3,
        essential: true,
        said: [
          'texts and translation need 9 days until go live, the other chain 13',
          'there were four spare days, now one is left',
          'no change of the date',
        ],
      },
      {
        cue: 'The state of things afterwards',
        point: 'Says that the remaining slack is small now and watches that chain',
        weight: 2,
        said: [
          'a second slip of two days would make translation the problem',
          "it becomes nearly critical, so I'd keep an eye on it",
        ],
      },
      {
        cue: 'Beyond the table',
        point: 'Checks whether people are shared, since the plan shows just dependencies',
        weight: 2,
        said: [
          'if the same person writes texts and tests, then it does hurt',
          "ask who does it, as one can't be in two places",
        ],
      },
      {
        cue: 'Whom you inform',
        point: 'Tells those affected, above all the translators',
        weight: 2,
        said: [
          'they can only begin after day 10 instead of day 7, so let them know today',
          'the agency has booked other days for us maybe',
        ],
      },
      {
        cue: 'If you had to be faster',
        point: 'Would shorten only tasks on the longest chain if time is needed',
        weight: 1,
        said: [
          'speeding up the frontend gives nothing, B is what counts',
          'put help on the backend, not on the texts',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A delay of three days in any task moves the end by three days',
        said: ['the go live slips by three days, to day 17'],
        correction:
          'Only tasks without slack move the end one for one. C had four days to spare; more than that would move it.',
      },
      {
        belief: 'Add up all durations to get the length of the project',
        said: ['4+6+3+5+3+2+1 is 24 days'],
        correction:
          "Tasks that don't depend on each other run side by side. The longest chain decides, as long as enough people are there.",
      },
    ],
    sampleAnswer:
      "I'd go through the chains. Design, backend, integration test, go live: 4 plus 6 plus 3 plus 1 makes 14 days. Over the frontend it's 13, so there's one day of slack. Over texts and translation it's 4 plus 3 plus 2 plus 1, so 10, which means four days of slack. So the earliest is the end of day 14, and the backend decides. If C takes six days instead of three, that chain has 13 days: the date still holds, but with one day to spare. So I wouldn't alarm anybody about the date, but I'd tell the translators today that they'll get the texts at the end of day 10 and not of day 7, and ask if they still have time then. I'd watch that chain, because two more days would move the end. And I'd check what the plan doesn't show: who does it? If the person who writes the texts is also meant to test, there's a conflict. If I had to get faster, I'd look at the backend only; a quicker frontend would give nothing.",
    criteria: [
      'Calculates correctly and says how',
      'Thinks of people, not only of arrows',
      'Informs without alarm',
    ],
    followUps: [
      {
        question: 'You get a second backend developer and B shrinks to 4 days. When are you live?',
        about: [0, 5],
        answer:
          'Then the frontend chain decides: 4 plus 5 plus 3 plus 1, so 13 days. I gain just one day, because D becomes critical. And a new person needs time to get started, so perhaps nothing.',
      },
      {
        question: "B and D are done by the same developer. What's the earliest then?",
        about: [3],
        answer:
          "Then they run one after the other: 4 plus 6 plus 5 plus 3 plus 1 makes 19 days. The arrows didn't show that; that's why I put names on the tasks before I promise a date.",
      },
    ],
  },
  {
    id: 'project-management-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Stakeholder Management', 'Project Management'],
    tags: ['status report', 'traffic light', 'communication'],
    question:
      'You have to write your first weekly status email to the managers. This week one feature was finished, testing starts two days late, and the supplier has not answered for a week. What do you write?',
    keyPoints: [
      {
        cue: 'The first line',
        point: 'Starts with the overall state and what it means for the date',
        weight: 3,
        essential: true,
        said: [
          'first line: yellow, the go-live on the 30th still holds, at risk because of the supplier',
          'managers want to know if we make it, so this goes on top',
        ],
      },
      {
        cue: 'The bad news',
        point: 'Names the problem openly with its effect and what is being done',
        weight: 3,
        essential: true,
        said: [
          'no answer for a week, if none by Wednesday then the test slips, I call their manager tomorrow',
          "I don't hide the silence of the supplier",
        ],
      },
      {
        cue: 'What you want from readers',
        point: 'Says clearly which help or decision is needed, from whom and by when',
        weight: 2,
        said: [
          'I need Mrs. Ortiz to call their sales lead by Tuesday',
          'ask in one line instead of hoping someone notices',
        ],
      },
      {
        cue: 'How you describe the week’s work',
        point: 'Reports results rather than activity',
        weight: 2,
        said: [
          "search is done and accepted, not 'we worked on search'",
          'finished, started, next, in three short lines',
        ],
      },
      {
        cue: 'Making it readable',
        point: 'Keeps it short and in the same form each week',
        weight: 2,
        said: [
          'half a page they can read on the phone in a minute',
          'same headings, so they can compare with last week',
        ],
      },
      {
        cue: 'Before you press send',
        point: "Doesn't surprise anybody with it: talks to those concerned before",
        weight: 1,
        said: [
          "if it's about someone's team I call them before the email goes out",
          "the sponsor shouldn't hear of a red light from an email to twenty people",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'As long as the deadline is still possible, the report should be green',
        said: ["I'd keep it green so that no one panics"],
        correction:
          "A color shows the risk, not the hope. Yellow in time brings help while it's still cheap; green that turns red overnight costs trust.",
      },
      {
        belief: 'A good report lists all the tasks the team worked on',
        said: ["I'd write down everything everyone did, so they see we're busy"],
        correction:
          'Managers need to know whether the goal is in danger and what they should do. Lists of tasks hide that.',
      },
    ],
    sampleAnswer:
      "I'd keep it to half a page, the same form each week. On top is the state: 'Yellow. Go-live on the 30th still stands; the supplier puts it at risk.' Then results: 'Search is finished and accepted by the store team. Testing begins on Wednesday, two days later than planned, because the test data came late; we have four days of reserve, two remain.' Then the problem with effect and action: 'The supplier hasn't replied since last Monday about the payment interface. Without it by the 12th, the test of payments slips by a week. I've written twice and I'll reach their project lead by phone tomorrow.' Then what I need: 'If there's no answer by Tuesday noon, I ask Mrs. Ortiz to call their head of sales.' And at the end three lines about next week. I wouldn't send it before talking to Mrs. Ortiz, so she doesn't read it first in an email to twenty people. I'd rather say yellow now while help is easy than stay green and surprise them in two weeks.",
    criteria: ['Conclusion first', 'Facts with dates', 'A clear request'],
    followUps: [
      {
        question:
          'Your boss asks you to make it green because the customer reads it as well. What do you do?',
        about: [0],
        answer:
          "I'd ask what worries her and offer to word it calmly, with the measures in front. But I wouldn't say green if I don't believe it; if it fails, the customer will ask since when we knew.",
      },
      {
        question: "On Tuesday the supplier still hasn't answered. What's your next step?",
        about: [1, 2],
        answer:
          'I do what I announced: ask Mrs. Ortiz to call, and in parallel see what we can test without them, maybe with a stub. I note the effect on the date and tell the team what comes first now.',
      },
    ],
  },
  {
    id: 'project-management-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Engineering Manager'],
    skills: ['Scrum', 'Agile'],
    tags: ['daily standup', 'meetings', 'team rhythm'],
    question:
      "Your team's daily standup takes 35 minutes. Everyone reports to you, two people look at their phones, and problems are solved in front of all. What would you change?",
    keyPoints: [
      {
        cue: 'What it should be for',
        point: 'Brings it back to its purpose: the team aligns on today and sees what blocks it',
        weight: 3,
        essential: true,
        said: [
          "it's for them to plan the day together, not to report to me",
          'the question is how we get closer to our goal today',
        ],
      },
      {
        cue: 'Problems during the meeting',
        point: 'Moves detailed discussion to afterwards, with only those concerned',
        weight: 3,
        essential: true,
        said: [
          "'let's take that after, you and Jonas'",
          'park it on a list and talk about it at the end, the others leave',
        ],
      },
      {
        cue: 'What people talk about',
        point: 'Talks about the work on the board instead of going round person by person',
        weight: 2,
        said: [
          'we walk the board from right to left and ask what it takes to finish this',
          "items that haven't moved get attention",
        ],
      },
      {
        cue: 'Your own role',
        point: 'Steps out of the center, so that people talk to each other',
        weight: 2,
        said: [
          'I stand at the side, someone else runs it each week',
          'if they look at me I look at the board',
        ],
      },
      {
        cue: 'How the change comes about',
        point: 'Asks the team what they find useless and tries a change with them',
        weight: 2,
        said: [
          "I'd bring it up in the retrospective rather than decree it",
          'we try it for two weeks and then see',
        ],
      },
      {
        cue: 'The 35 minutes',
        point: 'Sets a short limit and begins on time',
        weight: 1,
        said: ['fifteen minutes, and we start even if somebody is missing', 'a timer is silly but it works'],
      },
    ],
    wrongBeliefs: [
      {
        belief: "The daily is there for the project manager to collect everyone's status",
        said: ['I need it to know what each one is doing'],
        correction:
          'Status can be seen on the board. The daily lets the team coordinate and adapt its plan for the day; the manager may listen.',
      },
      {
        belief: 'As everybody is present, the daily is the right place to solve problems in full',
        said: [
          "when all are there, it's best to solve it right away",
          "we discuss it in the standup until there's a solution",
        ],
        correction:
          "Most of those listening aren't concerned and lose their time. Name the problem, and let those who are concerned solve it right afterward.",
      },
    ],
    sampleAnswer:
      "I think the meeting has turned into a report to me, and that's partly my own doing. I wouldn't decree a new rule but bring it up with the team: what do you get out of it, what not? Then I'd suggest trying something for two weeks. The purpose is that they align for today and see what's stuck. So we don't go round person by person; we walk the board from the right, from almost finished to just begun, and ask for each item what it takes to get it done and who needs whom. When two people get into details I say 'let's take that afterwards', write it down, and only those two stay. I step out of the middle: another person runs it each week, and I stand at the side. We keep it at fifteen minutes and begin on time. What I need for my report I take from the board. After two weeks I'd ask again. If it's still dull, maybe the items are too large or people work on unrelated things, and then the problem isn't the meeting.",
    criteria: ['Sees his own part in it', 'Purpose before rules', 'Tries it and checks'],
    followUps: [
      {
        question: 'They still turn to you when they speak. What else could you do?',
        about: [3],
        answer:
          "I could stay away on some days, or join late and silently. I'd ask questions to the group, such as 'who can help here?', and not comment on each report. It takes a few weeks until a habit changes.",
      },
      {
        question: 'One developer always brings long technical stories. How do you handle him?',
        about: [1],
        answer:
          "Kindly in the moment: 'That's worth ten minutes after this, who should be there?' And in private I'd tell him what I notice and ask what he needs; perhaps he lacks another place to discuss design.",
      },
    ],
  },
  {
    id: 'project-management-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager'],
    skills: ['Risk Management', 'Project Planning'],
    tags: ['risk register', 'probability and impact', 'mitigation'],
    question:
      "In six weeks a school moves its records of 900 students to new software over the holidays. Your boss asks for 'the risks'. How do you find them, and how do you write one down so that it helps?",
    keyPoints: [
      {
        cue: 'How you word it',
        point: 'Writes a risk as cause, event and effect rather than as a catchword',
        weight: 3,
        essential: true,
        said: [
          "not 'data' but: since the old export drops accents, names could be wrong and letters go to the wrong people",
          'because of X, Y might happen, which would lead to Z',
        ],
      },
      {
        cue: 'What stands next to it',
        point: 'Adds for each a measure, an owner and a date',
        weight: 3,
        essential: true,
        said: ['Ms. Chen checks a test export by the 10th', 'a list that nobody acts on is worth nothing'],
      },
      {
        cue: 'Where you find them',
        point: 'Collects them with those who know the work, and from past projects',
        weight: 2,
        said: [
          'ask the secretary, the IT person, the vendor: what went wrong last time?',
          'imagine it has failed, then tell me why',
        ],
      },
      {
        cue: 'What comes first',
        point: 'Orders by probability and impact and works on the few biggest',
        weight: 2,
        said: ['high, medium, low on both is enough', 'top five on one page, the rest on a list'],
      },
      {
        cue: 'What does not belong there',
        point: 'Tells what could still happen from what already has',
        weight: 2,
        said: [
          "the admin has left already, that's a problem and not a risk any more",
          'issues need solving today, risks need preparing',
        ],
      },
      {
        cue: 'After the list is written',
        point: 'Looks at it again regularly, with early signs',
        weight: 1,
        said: [
          "ten minutes each week: what's new, what's gone, what's growing?",
          "sign: if the test export isn't there by the 8th, we take plan B",
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "A risk register is finished once it's written at the beginning",
        said: ["I'd make a list at the start and put it in the folder"],
        correction: "Risks change weekly. A list that's not discussed gives a false sense of safety.",
      },
      {
        belief: 'Risks should not be shown to the client because it looks unprofessional',
        said: ["I'd keep it internal, otherwise they lose trust"],
        correction:
          'Clients own part of them and can often help. Hiding them takes away choices; naming them with a measure builds trust.',
      },
    ],
    sampleAnswer:
      "I wouldn't think them up at my desk. I'd get the secretary, the IT person and the vendor together for an hour and ask: imagine it's the first day of school and it went badly, what happened? I'd also ask what went wrong in similar moves. Then I write each as a sentence: 'As the old export loses accents, names could be wrong, so letters and reports go to the wrong families.' That says what to do, while 'data quality' doesn't. For each a measure, a person and a date: Ms. Chen checks a test export of fifty students by the 10th. I'd sort by how likely and how bad, simply high, medium, low, and put the top five on one page. What has already happened, such as the administrator having left, isn't a risk but a problem, and gets solved now. For the largest I add a sign and a plan B: if the test export isn't fine by the 14th, we keep the old system for report cards. We go through it for ten minutes every week, and my boss gets the page with what I need from him.",
    criteria: ['Concrete risks of this case', 'Measures with names', 'Knows risk from problem'],
    followUps: [
      {
        question: "Can you turn 'the holidays' into a proper risk?",
        about: [0],
        answer:
          "As the vendor's support is closed in the last week, an error in the import couldn't be fixed in time, and teachers would start without timetables. Measure: a full trial import two weeks earlier, and a named contact on call.",
      },
      {
        question: 'One risk is very unlikely but would be terrible: all records lost. How do you treat it?',
        about: [3],
        answer:
          "I wouldn't put it last just because it's rare. Some effects aren't acceptable, so it gets a cheap, strong measure: a backup kept apart, and a tested restore, before anyone touches the data.",
      },
    ],
  },
  {
    id: 'project-management-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Scope Management', 'Stakeholder Management'],
    tags: ['scope creep', 'change requests', 'customer communication'],
    question:
      "Halfway through, the customer's contact writes to one of your developers: 'Could you quickly add a second language? It's only some text.' The developer has already said yes. What do you do?",
    keyPoints: [
      {
        cue: 'Your first step',
        point: 'Finds out the real effort and effects before anything is promised or refused',
        weight: 3,
        essential: true,
        said: [
          "it's never only text: layout, emails, dates, tests, upkeep",
          'I ask the team for a rough estimate including testing',
        ],
      },
      {
        cue: 'What you tell the customer',
        point: 'Brings it to the customer as a choice with its effect on time, cost or other scope',
        weight: 3,
        essential: true,
        said: [
          'we can do it for eight days, or instead of the reports, or after the launch',
          "it's their decision once they know the price",
        ],
      },
      {
        cue: 'The developer',
        point: 'Talks to the developer without blame and agrees on one channel for requests',
        weight: 2,
        said: [
          'I know you wanted to help, please send such things to me first',
          "make it easy to say 'I'll pass it on'",
        ],
      },
      {
        cue: 'What you ask the customer',
        point: "Asks why it's needed and by when",
        weight: 2,
        said: [
          'who are the readers, and does it have to be there on the first day?',
          'maybe just the registration page must be in two languages',
        ],
      },
      {
        cue: 'Traces of the outcome',
        point: 'Writes down the decision and adapts plan and budget',
        weight: 2,
        said: [
          'a short change note, confirmed by email by the one who may decide',
          "otherwise in month five no one knows why we're late",
        ],
      },
      {
        cue: 'Wishes this small',
        point: 'Is careful with small favors that add up',
        weight: 1,
        said: ['five quick things are a week', 'I keep a little reserve for small things but I count them'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Good service means to accept small wishes without a discussion',
        said: ["it's only some text, we do it to keep them happy"],
        correction:
          'Unseen additions eat time and quality and end in delay, which customers like less. Say what it costs and let them choose.',
      },
      {
        belief: 'Changes must be refused because the scope was signed',
        said: ['the contract says one language, so no'],
        correction:
          'Needs change during a project. A contract says how changes are handled; refusing all of them delivers something nobody wants any more.',
      },
    ],
    sampleAnswer:
      "I wouldn't be annoyed; the developer wanted to help, and the customer doesn't know what it takes. First I'd ask the team for a rough estimate with everything: texts in the code, emails, dates, layout with longer words, tests, and keeping it up later. Say eight days. Then I'd call the customer: what's it for, who needs it, does it have to be there on day one? Perhaps the registration page in two languages is enough, and that's two days. Then I give them the choice: two weeks later for all of it, or instead of the reports, or after the launch; or the small version inside our reserve. The person who may decide confirms it by email, and I change plan and budget, so that in three months everyone knows why. With the developer I'd talk in private, without blame: if you get such requests, say 'good idea, I'll pass it on'. And I'd tell the customer kindly that wishes come to me so that they don't get lost. I keep a small reserve for small things, but I count them.",
    criteria: [
      'Choice instead of yes or no',
      'Protects the developer and the relationship',
      'Keeps a trace of the decision',
    ],
    followUps: [
      {
        question: "The customer says: 'Your developer already agreed.' What do you answer?",
        about: [1],
        answer:
          "'He wanted to help and didn't know all that's involved; that's on us.' I'd say what we found, own the mix-up, and offer the small version quickly. I wouldn't leave the developer exposed.",
      },
      {
        question: 'Where is the line between a small favor and a change?',
        about: [5],
        answer:
          "I'd agree on it at the start: for instance below half a day, no effect on tests or others, and within a total of five days. Anything that touches date, money or another team is a change.",
      },
    ],
  },
  {
    id: 'project-management-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Estimation', 'Project Planning'],
    tags: ['estimates', 'uncertainty', 'planning'],
    question:
      "A developer says a task takes 'five days'. You need a date for the customer. What do you ask, and how do you get from five days to a date?",
    keyPoints: [
      {
        cue: 'What is in the five days',
        point: 'Asks what the estimate contains and assumes',
        weight: 3,
        essential: true,
        said: [
          'does it include tests, review, documentation and release?',
          'what do you need from others for it to be five days?',
          'what could make it ten?',
        ],
      },
      {
        cue: 'From five days to a date',
        point: 'Distinguishes working time from calendar time',
        weight: 3,
        essential: true,
        said: [
          "five days of work aren't a week, with meetings, support and vacation it's more like eight or nine",
          'how many hours a day can you really spend on it, and when do you begin?',
        ],
      },
      {
        cue: 'How firm the number is',
        point: 'Asks for a range or how sure they are',
        weight: 2,
        said: ['best, likely, worst: three, five, twelve', 'fifty-fifty or quite safe?'],
      },
      {
        cue: 'Another source besides the developer',
        point: 'Compares with similar tasks in the past',
        weight: 2,
        said: [
          "the last three interfaces took twice the estimate, so I'd count on that",
          'history is a better guide than feeling',
        ],
      },
      {
        cue: 'If the task is unclear',
        point: 'Splits large or unclear work before estimating',
        weight: 2,
        said: [
          "I'd let her look into it for half a day first",
          'three small pieces are easier to guess than one big one',
        ],
      },
      {
        cue: 'What the customer hears',
        point: 'Gives the customer a date with a margin or a range, and updates it',
        weight: 2,
        said: [
          'between the 14th and the 20th, I tell you on the 10th which',
          'a promise has some buffer, a plan may not',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Estimates from developers should be doubled as a rule',
        said: ["I always multiply by two and then it's fine"],
        correction:
          "A fixed factor hides what's uncertain and loses trust. Ask what's included, use the history, and show a visible reserve.",
      },
      {
        belief: 'An estimate is a commitment the developer must keep',
        said: ['you said five days, so I hold you to it'],
        correction:
          "It's a forecast under uncertainty. Treated as a promise, people pad it or cut quality, and you learn nothing of the risk.",
      },
    ],
    sampleAnswer:
      "I'd ask a few things first. What's in the five days: tests, review, fixing what review finds, release? What do you assume, for example that the supplier's interface works as described? What would make it ten days? And how sure are you; what's the best and the worst case? Say she answers three, five or twelve, because the interface is unknown. Then I'd suggest half a day to try the interface before we tell anyone a date. I'd also look at how similar tasks went: if the last three took nearly twice the estimate, it's no shame, but I'd count on it. Then from work to calendar: she has support duty and meetings, so maybe three and a half days a week are left, she's off next Friday, and she can't start before Tuesday. So five days of work are about a week and a half, and review takes one more day. To the customer I'd give a range: between the 14th and the 20th, and on the 10th I'll know more. The reserve is visible for me and the team; I don't secretly double her number.",
    criteria: ['Questions instead of pressure', 'Work and calendar kept apart', 'Honest range'],
    followUps: [
      {
        question: 'Customers want one date, no range. What do you give them?',
        about: [2],
        answer:
          "The date that we'll very likely keep, near the end of the range, and I tell them when I'd know if it can be earlier. I wouldn't give the middle, since that fails every second time.",
      },
      {
        question: 'You have no past data at all. How do you get better estimates over time?',
        about: [3],
        answer:
          'I write down estimate, assumptions and real duration for each task from today on. After ten or fifteen I see the pattern, and we talk about surprises in the retrospective, without blaming anyone.',
      },
    ],
  },
  {
    id: 'project-management-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager'],
    skills: ['Dependency Management', 'Stakeholder Management'],
    tags: ['blocked work', 'escalation', 'other teams'],
    question:
      "Your project needs access to another team's system. You wrote two emails, and a week later there is no answer. Your developers will be stuck in four days. What do you do?",
    keyPoints: [
      {
        cue: 'Your next step',
        point: 'Talks directly to a person and asks what stands in the way',
        weight: 3,
        essential: true,
        said: [
          'I pick up the phone or walk over, emails get lost',
          'maybe I asked the wrong one or something is missing in my request',
        ],
      },
      {
        cue: 'What exactly you tell them',
        point: "Says what's needed, by when and what happens otherwise",
        weight: 3,
        essential: true,
        said: [
          'we need read access to the test data by Thursday, else three people wait',
          "a clear date with the reason, not 'as soon as possible'",
        ],
      },
      {
        cue: 'How you improve your chances',
        point: 'Makes it easy for the other team',
        weight: 2,
        said: [
          'I fill in the form and prepare it so they only have to approve',
          'offer one of our developers to help',
        ],
      },
      {
        cue: 'If that fails as well',
        point: "Escalates openly and with notice if it isn't enough",
        weight: 2,
        said: [
          "I tell them: if it doesn't work out by Wednesday, I'd ask both our bosses to set the priority",
          'escalation is about priorities, not a complaint about persons',
        ],
      },
      {
        cue: 'Your developers meanwhile',
        point: 'Looks for a way round or other work in the meantime',
        weight: 2,
        said: ['they could go on with fake data', 'swap the order, so nobody sits idle'],
      },
      {
        cue: 'What you take from it',
        point: 'Records it as a dependency and asks earlier next time',
        weight: 1,
        said: [
          'put it on the list with the date we need it and a name',
          'I should have asked three weeks before',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: "If another team doesn't answer, you should go straight to their manager",
        said: ["I'd complain to their boss right away"],
        correction:
          'Without a direct attempt it costs goodwill, and often the cause is simple. First talk, then escalate with notice.',
      },
      {
        belief: 'My duty is done once I have sent the request in time',
        said: ["I wrote to them twice, so it's their fault"],
        correction:
          'The project still stands still. Getting the dependency resolved is part of your job, not only having asked.',
      },
    ],
    sampleAnswer:
      "I wouldn't write a third email. I'd go there or call, and ask in a friendly way: did my request arrive, am I with the right person, is there anything missing? Often it's sitting with somebody on vacation, or they need a form I don't know. I'd say exactly what we need and why: 'Read access to the test data by Thursday, because three people will wait otherwise.' And I'd make it easy: I fill out the form, one of our developers prepares the settings, they only approve. If they say they've no time this week, I take that seriously, because they have their own goals. Then it's a question of priority that neither of us decides. I'd tell them openly that I'll bring both bosses together tomorrow, with the facts, and that it isn't against them. At the same time I'd look at what my team can do: work with invented data, or take another task first. The dependency goes on my list with a name and a date, and I tell the sponsor that it's at risk. And next time I ask when we plan, not when we need it.",
    criteria: ['Direct and friendly', 'Escalates without blame', 'Keeps the own team working'],
    followUps: [
      {
        question: 'What do you say to both bosses when you escalate?',
        about: [3],
        answer:
          "What we need, since when we've tried, what it costs if it comes on Friday instead of Thursday, what the other team would have to put off, and my suggestion. One page, no accusations, and the other team has read it.",
      },
      {
        question: 'How do you decide whether working with invented data is worth it?',
        about: [4],
        answer:
          "If most of the work is independent of the real data and switching later is a matter of hours, yes. If the structure of the data is the very thing that's unknown, we'd build the wrong thing and rather take another task.",
      },
    ],
  },
  {
    id: 'project-management-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Project Manager', 'Product Manager', 'Engineering Manager'],
    skills: ['Kanban', 'Scrum'],
    tags: ['method choice', 'unplanned work', 'flow'],
    question:
      'A five-person team handles urgent support cases and also builds improvements. They plan two-week sprints and finish half of what they plan, every time. Would you keep sprints? What would you change?',
    keyPoints: [
      {
        cue: 'How you explain the half',
        point: 'Looks at how much work is unplanned and finds that as the cause',
        weight: 3,
        essential: true,
        said: [
          'count for a month how many hours go to urgent cases',
          "if half of the time is fires, a full sprint plan can't hold",
        ],
      },
      {
        cue: 'Sprints or something else',
        point: 'Proposes a flow with limits on work in progress, or sprints with room for the unplanned',
        weight: 3,
        essential: true,
        said: [
          'a Kanban board, pull the next one when something is finished',
          'plan only half of the capacity and leave the rest for tickets',
          'at most two items each person at the same time',
        ],
      },
      {
        cue: 'Who handles what',
        point: 'Shields most of the team from interruptions by rotating support duty',
        weight: 2,
        said: [
          'one is on support this week and the four others can focus',
          'rotate the duty, so everyone gets quiet time',
        ],
      },
      {
        cue: 'What counts as urgent',
        point: "Defines what's urgent, so not everything jumps the queue",
        weight: 2,
        said: [
          'classes: system down, can wait until tomorrow, normal',
          'who is allowed to call something urgent?',
        ],
      },
      {
        cue: 'The support cases themselves',
        point: 'Reduces the causes of the support cases',
        weight: 2,
        said: [
          "three causes make half of the tickets, let's fix these",
          'every month one improvement that removes tickets',
        ],
      },
      {
        cue: 'How you introduce it',
        point: 'Decides with the team, tries it, and looks at numbers such as the time an item takes',
        weight: 2,
        said: ['how many days from start to end, before and after', 'a trial for six weeks, then we look'],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Sprints must be kept, and the team has to commit harder to its plan',
        said: ['they should just be more disciplined with the sprint goal'],
        correction:
          "Discipline doesn't stop urgent cases. The plan has to reflect the capacity that's really left, or work should flow without fixed batches.",
      },
      {
        belief: 'With Kanban there is no planning and no priorities',
        said: ['Kanban means everybody just takes what they want'],
        correction:
          'Kanban has ordered queues, limits on work in progress and service expectations. It plans continuously instead of every two weeks.',
      },
    ],
    sampleAnswer:
      "First I'd measure rather than guess: for a month we mark what was planned and what came in. If I find that half of the hours go to urgent cases, then a plan for the full capacity must fail, and the team only learns that plans mean nothing. There are two ways. Keep sprints, but plan half and leave the rest open. Or work in a flow: an ordered list, pull the next when one is done, and at most two things at a time for each person. For a team with this much unplanned work I'd lean to Kanban, perhaps with a planning talk every two weeks, as it's good to set goals. More important is to protect focus: one person is on duty for support each week, the other four aren't interrupted. And we define urgent: down now, tomorrow, normal, because otherwise all of it is urgent. Then we look at what causes the cases; if three causes make up half of them, fixing these is the best improvement. I'd decide it with the team, try it for six weeks, and compare how long items take and how happy people are.",
    criteria: ['Diagnosis before method', 'No dogma', 'Tackles the source of interruptions'],
    followUps: [
      {
        question: 'What does a limit on work in progress change for this team?',
        about: [1],
        answer:
          'People finish before they begin something new, so each item takes fewer days and fewer things lie half done. And it shows the trouble: if everything is stuck in review, the team sees it and helps there.',
      },
      {
        question:
          'Management wants to know when an improvement is done, without sprints. What do you tell them?',
        about: [5],
        answer:
          "I use how long items took: for instance 85 percent were done within twelve days of starting. For a group of items I look at how many we finish a week. It's often a better forecast than a sprint plan that fails.",
      },
    ],
  },
]
