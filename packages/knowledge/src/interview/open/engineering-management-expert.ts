import type { OpenQuestion } from '../open-question.ts'

export const engineeringManagementExpert: readonly OpenQuestion[] = [
  {
    id: 'engineering-management-expert-01',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['Organizational Design', 'Change Management'],
    tags: ['reorganization', 'sequence', 'communication'],
    question:
      'You lead sixty engineers and must reorganize from component teams to product areas. The last reorganization, eighteen months ago, cost ten people. How do you prepare, sequence and communicate it, and what do you refuse to change?',
    keyPoints: [
      {
        cue: 'Why do it at all',
        point:
          'Starts from a problem that can be observed and checks whether a smaller remedy than a reorganization would do',
        weight: 3,
        essential: true,
        said: [
          'Each feature waits for four teams on average; that is the reason, and I ask if shared priorities would already solve it',
          'a reorg is the most expensive tool, so I want to know which pain it cures',
          'What exactly is broken, and could we fix it without moving everyone around?',
        ],
      },
      {
        cue: 'The last reorganization',
        point: 'Learns from the people why the last one hurt',
        weight: 2,
        said: [
          'I ask those who stayed what was bad: surprise, unclear roles, broken promises',
          'exit interviews of the ten tell me what not to repeat',
        ],
      },
      {
        cue: 'How the new shape comes about',
        point:
          'Wins managers and key engineers first, designs with them, and tests the draft against real work from the roadmap',
        weight: 3,
        essential: true,
        said: [
          'We take the next ten projects and see how many teams each would need in the new structure',
          'the leads help to draw it, since they know the coupling',
          'Sketch it together with the team leads, then try it on upcoming projects as a paper test',
        ],
      },
      {
        cue: 'How and when people hear',
        point:
          'Keeps the time between rumor and clarity short, with each person hearing privately where they will be before it is public',
        weight: 3,
        essential: true,
        said: [
          'Within two days all sixty know their manager and team, individually before the big meeting',
          'uncertainty drives people off more than the change itself',
          'Everybody learns from their own boss what happens to them, all within a day or two',
        ],
      },
      {
        cue: 'What you leave alone',
        point:
          'Leaves intact what works, such as well-functioning teams and relations to a manager, and changes as few things at once as possible',
        weight: 2,
        said: [
          'Three teams that run well are moved as a whole and not mixed',
          'not new structure, new process and new tools at the same time',
        ],
      },
      {
        cue: 'How the work carries over',
        point:
          'Transfers ownership of systems and on-call in an orderly way, budgets a slump, and measures against the initial problem',
        weight: 2,
        said: [
          'Every service has a handover date; until then the old team carries the pager',
          'we plan a quarter with less output and check after two whether features wait for fewer teams',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A new organization chart changes how people work together',
        said: [
          'when the new structure is in place the problems are solved',
          'we change the boxes and then it runs',
        ],
        correction:
          'Architecture, goals, habits and ownership carry on; without moving code, responsibilities and priorities, the old dependencies remain under new names.',
      },
      {
        belief:
          'Manager and team of each person can stay open for months after the announcement, so that people can shape them',
        said: ['we announce the direction and sort out the assignments over the next months'],
        correction:
          'Months of not knowing their place make the best leave first; involve people before, and answer manager, team and tasks at once.',
      },
    ],
    sampleAnswer:
      "With that history I'd first ask whether we need it. What's the observable problem? If a feature waits on average for four teams, then structure is probably the cause, but I'd check whether common priorities already help. People who lived through the last one tell me what hurt; I'd guess the surprise and three months of uncertainty. If we do it, I design with the managers and five or six engineers whom others trust, confidentially and for a few weeks at most. We test the draft: the next ten projects from the roadmap, how many teams would each need? If it's still three, then the cut is wrong or the code has to be cut first. Then it goes quickly. Within two days, every person hears from their manager where they'll be, for whom and why, before I explain it to all. What's still open I name with a date. I'd refuse to break up the teams that work well, and to introduce a new process and new tools at the same time. Careers and ratings stay with the present manager until the end of the period. Systems move on listed dates, and until then the old team carries the pager. I'd tell my boss that we'll deliver less for a quarter. After two, I publish whether features wait less.",
    criteria: ['Reluctance in the face of cost', 'Concern for individuals at scale', 'Measures the purpose'],
    followUps: [
      {
        question: 'A rumor leaks a week before the announcement. What do you do?',
        about: [3],
        answer:
          'I bring it forward as far as possible. Until then I tell everyone the truth: yes, we are working on it, for this reason, nobody loses their job because of it if that is so, and you know your place by Wednesday. No denial.',
      },
      {
        question: 'After six months features wait as long as before. How do you find out why?',
        about: [2, 5],
        answer:
          'I follow five features and note each wait. Typical findings: the code is still cut by components, the shared platform has become a new bottleneck, or goals are still set by component. Then I work on that instead of redrawing the chart.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-02',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Change Management'],
    tags: ['layoffs', 'remaining team', 'dignity'],
    question:
      'You are told to reduce your group of forty by six in three weeks, and you may not speak about it until then. How do you select, how do you lead the day, and what do you do for those who stay?',
    keyPoints: [
      {
        cue: 'What you try beforehand',
        point:
          'Clarifies the goal and looks for alternatives first: open positions, contractors, voluntary departures, projects',
        weight: 2,
        said: [
          'Is it about cost or about heads? Perhaps contractors and unfilled roles cover half',
          'I make a counterproposal once, with figures, before I carry it out',
        ],
      },
      {
        cue: 'How you select',
        point:
          'Decides by what work stops and which skills are needed, with written criteria, checked by HR and legal for fairness, not by sympathy',
        weight: 3,
        essential: true,
        said: [
          'First which projects we end, then which abilities are needed afterwards',
          'criteria that I could defend openly, and a look at whether some group is hit disproportionately',
          'Look at which products we stop and what we will need later, write the rules down and let HR check for bias',
        ],
      },
      {
        cue: 'The conversation itself',
        point:
          'Delivers the message in person, short and clear, with respect, practical details and no debate about merit',
        weight: 3,
        essential: true,
        said: [
          'In the first two sentences I say that the position ends, and then what follows on pay, notice and help',
          'no email, no half hour of introduction and no "I feel awful too"',
          'Say it face to face in a minute, then listen and explain the package and the next steps',
        ],
      },
      {
        cue: 'What the others hear',
        point:
          'Informs those who remain the same day, with reasons, what is over and what is not, without promising what cannot be promised',
        weight: 3,
        essential: true,
        said: [
          'An hour later all know that it is finished for now, and I do not say "never again"',
          'honest about why and about how it was decided',
          'The others must hear it from me that same day, including what I do not know',
        ],
      },
      {
        cue: 'The work of those who stay',
        point: 'Reduces the work in line with fewer people and names what is no longer done',
        weight: 3,
        said: [
          'Two projects are stopped officially, otherwise the thirty-four carry the load of forty',
          'I negotiate lower goals with my boss before that day',
        ],
      },
      {
        cue: 'The weeks afterwards',
        point:
          'Makes time for grief and anger, speaks individually with those staying, and supports the leaving with references and contacts',
        weight: 2,
        said: [
          'In the weeks after I talk to each one, as survivors feel guilty and afraid',
          'I write recommendations and call people I know who are hiring',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Layoffs are a good opportunity to get rid of weak performers without a process',
        said: ['finally I can part with the low performers', 'just take the six weakest'],
        correction:
          'A redundancy is about positions and future work; misused for performance it is unfair, in many places unlawful, and the others see through it.',
      },
      {
        belief: 'After the announcement one should return to normal quickly so that people forget it',
        said: ['the next day we carry on as usual to restore calm'],
        correction:
          'Unspoken fear and guilt paralyze and drive good people away; time for questions and a reduced plan restore trust sooner.',
      },
    ],
    sampleAnswer:
      "First I'd find out what's really asked for: an amount or six people? Three open positions and two contractors may cover a part, and I'd present that once, with figures. If some people still have to go, I begin with the work and not with names: which projects do we end? Then which skills we need afterwards. The criteria are written, HR and legal check them, including whether one group is hit harder. And before the day I need a yes from my boss to the reduced goals, because thirty-four can't do the work of forty. On the day itself I talk to each person myself. In the first two sentences I say it: your position is being cut, your last day is the 30th, and this is what you get. I don't tell them how hard it is for me, and I don't debate whether they were good. They get time, a contact, and can say goodbye if they wish. An hour afterwards I'm in front of the others: why, how it was decided, that it's over for now, and that I can't promise never. Which two projects stop. In the following weeks I talk to everyone individually; many feel guilty or start looking. And I write references and call people for those who left.",
    criteria: ['Dignity', 'Work is cut along with people', 'Truthfulness under secrecy'],
    followUps: [
      {
        question:
          'During the three weeks an engineer asks you directly: "Are layoffs coming?" How do you answer?',
        about: [3],
        answer:
          'I cannot lie and I cannot tell. I say that I do not comment on such questions, whatever the situation, and that I will inform them as soon as I have something to say. I do not add calming words that would later be a lie.',
      },
      {
        question: 'Two months later, two of the strongest resign. What do you check?',
        about: [4, 5],
        answer:
          'Whether the work was really cut or just spread, whether they see a future for the area, and whether I talked with them early enough. I ask them directly. Then I secure the next ones at risk with a task and a clear perspective.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-03',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Coaching'],
    tags: ['managing managers', 'skip level', 'feedback'],
    question:
      'You lead four managers. In skip-level talks, three people from the team of your most reliable manager say that they are afraid to disagree with him. His delivery is the best of all. What do you do?',
    keyPoints: [
      {
        cue: 'What you do before confronting him',
        point:
          'Protects the sources and gathers more evidence before judging: observation, survey, turnover, further talks',
        weight: 3,
        essential: true,
        said: [
          'I do not go to him with quotes by which he knows who it was',
          'sit in one of his meetings, look at who has left the team and what the survey says',
          'three voices are a signal and not yet a picture',
        ],
      },
      {
        cue: 'How you weigh his results',
        point: 'Takes it seriously despite the results, and sees that fear endangers delivery later on',
        weight: 3,
        essential: true,
        said: [
          'The good numbers may be paid for by people who leave next year',
          'where nobody dares to disagree, problems stay hidden until they explode',
          'Great numbers do not excuse a team that is scared, and it will come back to bite us',
        ],
      },
      {
        cue: 'The talk with him',
        point: 'Talks with him openly about observed behavior and its effect, and asks how he sees it',
        weight: 3,
        essential: true,
        said: [
          'In the planning I saw you end the debate after the first objection, and then nobody spoke',
          'maybe he thinks he is being decisive; I hold up the mirror',
          'I give him my own observations from the meeting and want to hear his side',
        ],
      },
      {
        cue: 'What you expect of him',
        point: 'Makes how he leads part of what he is measured by, with concrete expectations and coaching',
        weight: 2,
        said: [
          'His goal is that the team brings up bad news early, and we look at this every two weeks',
          'results and the way to them count both in his review',
        ],
      },
      {
        cue: 'Your own part in it',
        point: 'Examines their own share: what was rewarded, and whether pressure was passed down',
        weight: 2,
        said: [
          'I always praised him for hitting dates and never asked how',
          'does he hand on the pressure that I put on him?',
        ],
      },
      {
        cue: 'The months after that',
        point:
          'Follows up with the team over months without undermining him, and sets a point at which the role is in question',
        weight: 2,
        said: [
          'I repeat the skip-levels after eight weeks and refer people back to him where possible',
          'if it does not change he cannot keep leading people',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'As long as a team delivers, the style of its manager is a private matter',
        said: ['his results are right, so I do not interfere', 'you cannot argue with success'],
        correction:
          "Results of today are paid for with turnover and hidden risks; how people are led is part of a manager's performance.",
      },
      {
        belief:
          'Skip-level complaints should be passed on to the manager right away with names so that he can clear them up',
        said: ['I tell him who complained so they can talk it out'],
        correction:
          'It exposes people to the one they fear and ends all openness; protect the sources and work with own observations.',
      },
    ],
    sampleAnswer:
      "I'd take it seriously, and precisely because his numbers are so good, since fear doesn't show up there until much later. But three voices are a signal, so I'd complete the picture without exposing anyone. I look at who has left his team in two years, what the survey says, and I sit in on a planning and a review. Suppose he settles each discussion after the first objection and nobody brings up risks. Then I have something of my own. I'd talk to him alone: \"On Tuesday, Maya started to raise a doubt, you said 'we're done with that', and then nobody spoke for the remaining half hour. My concern is that you learn of problems too late and lose people.\" Then I ask how he sees it. Often such people believe they're protecting the team by being decisive. I'd also look at myself: for two years I praised him for hitting dates and never asked how. Perhaps he only passes on my pressure. We agree on something observable, such as that each planning hears objections first, he gets a coach, and his review will count how he leads. After eight weeks I talk with the team again. If nothing changes, he can be a strong expert for us, but not lead people.",
    criteria: ['Protects people', 'Does not let results excuse harm', 'Develops the manager'],
    followUps: [
      {
        question: 'He finds out who talked and is cold toward them. How do you react?',
        about: [0, 5],
        answer:
          'At once and clearly: retaliation is a red line, regardless of results. I tell him which behavior I have seen and what follows, involve HR, look after those affected, and if needed they get another manager while it is clarified.',
      },
      {
        question: 'How do you hold skip-level talks without undermining managers?',
        about: [5],
        answer:
          'They are regular, known and for all teams. I ask about work, obstacles and direction, and send matters back with "have you told him, shall I help with it?". I do not decide over the head of the manager, and I tell him themes, not names.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-04',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Engineering Metrics', 'Stakeholder Management'],
    tags: ['individual productivity', 'ai tools', 'executives'],
    question:
      'Your CTO wants a dashboard with commits, lines and tickets for each engineer, "to see who really uses the AI tools and who is worth the money". How do you respond?',
    keyPoints: [
      {
        cue: 'What you ask the CTO',
        point:
          'Finds out which decision is to be made with it: return on the tools, cost, a suspicion about certain people',
        weight: 3,
        essential: true,
        said: [
          'What will you do differently when you have the numbers?',
          'behind this is probably the question from the board if the licenses pay off',
          'I would ask what question he really needs answered for the board',
        ],
      },
      {
        cue: 'What is wrong with the figures',
        point:
          'Explains that activity counts do not measure value and are easily gamed, also because generated lines are cheap',
        weight: 3,
        essential: true,
        said: [
          'With an assistant anyone produces ten thousand lines before lunch',
          'the person who prevents an outage or helps five colleagues shows up there with zero',
          'If you pay for commits you get commits; it tells nothing about what they are worth',
        ],
      },
      {
        cue: 'What it would do to people',
        point:
          'Names the harm: less help and review, smaller but more tickets, fear, loss of trust, and rules on monitoring of employees',
        weight: 2,
        said: [
          'People will stop pairing, since it costs them points',
          'in many places one may not simply survey individuals like that; I would ask legal',
        ],
      },
      {
        cue: 'What you suggest instead',
        point:
          'Offers an alternative that answers the real question: outcomes and flow by team, before and after, together with a survey and examples',
        weight: 3,
        essential: true,
        said: [
          'We compare lead time, defects and rework for teams before and with the tool, and ask developers where it helps',
          'an experiment with two teams over a quarter',
          'A trial with and without the tool, looking at delivery speed, bugs and what developers tell us',
        ],
      },
      {
        cue: 'Who is "worth the money"',
        point:
          'Points out that judging individuals is the task of managers with evidence of many kinds, and offers to make this process sound',
        weight: 2,
        said: [
          'If you doubt someone, ask their manager; I know what my people contribute',
          'performance is discussed in calibration by effect and not by counters',
        ],
      },
      {
        cue: 'How you keep the CTO happy',
        point: 'Stays constructive and gives the CTO something to show soon',
        weight: 1,
        said: [
          'In two weeks you have a first page for the board from me',
          'not only objections but a proposal with a date',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Lines of code and commits are at least an objective indication of performance',
        said: ['somebody with five commits a month cannot be good', 'numbers do not lie'],
        correction:
          'They depend on the task, style and tools; deleting code, design, review and mentoring are invisible in them, and they can be produced at will.',
      },
      {
        belief: 'The gain from AI tools can be read from the share of generated code',
        said: ['40 percent of our code is generated, so we are 40 percent faster'],
        correction:
          'Writing code is only part of the work; review, rework and defects can use up the gain. Look at the time from idea to working change and its quality.',
      },
    ],
    sampleAnswer:
      "I wouldn't start by explaining why it's bad; I'd ask what he wants to decide. Probably the board wants to know whether the licenses pay off, and perhaps there's a suspicion that somebody isn't pulling their weight. Those are legitimate questions, and two different ones. To the dashboard I'd say: lines and commits have never shown value, and now anyone can produce ten thousand lines before lunch. If it counts, we'll get more of it, and less of what isn't counted: helping, careful review, deleting code. My best engineer spent last month on preventing an outage, with six commits. Besides, in many places one may not monitor individuals like that, so I'd want legal to look. Then comes my offer. For the tools: two teams before and with it over a quarter, with lead time, escaped defects and rework, plus a short survey on where it helps and where it hurts. That he can show the board. For the people: judging them is my job and that of my managers. If he names a concern, I look into it, with evidence of effect, from peers, and from results. In two weeks he gets a first page with the state of the teams. So he has something in hand, and it's something that means something.",
    criteria: ['Understands the executive interest', 'Firm on harm, generous with alternatives'],
    followUps: [
      {
        question: 'He insists, and the dashboard comes. How do you limit the damage?',
        about: [2, 4],
        answer:
          'I negotiate: only on team level, not used for ratings, with a review date. I tell my people openly what is collected and what not, have it cleared legally, and collect examples of wrong conclusions so we can end it with facts.',
      },
      {
        question: 'How would you set up the comparison so that it convinces a skeptical finance director?',
        about: [3],
        answer:
          'Define measures beforehand, take similar work before and after with a comparison group that gets it later, count license and review time as cost, and report uncertainty. Better an honest "between nothing and 15 percent" than a brilliant number without basis.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-05',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Engineering Metrics'],
    tags: ['attrition', 'diagnosis', 'regretted loss'],
    question:
      'In one of your groups, seven of twenty-eight engineers left within a year; elsewhere it is three of thirty. HR says, "The market." How do you find the real reasons, and what do you do meanwhile?',
    keyPoints: [
      {
        cue: "What you make of HR's answer",
        point:
          'Doubts the market as explanation, since it applies to all groups, and notes that small numbers can also be chance',
        weight: 2,
        said: [
          'The market is the same for the other group, so why do they stay there?',
          'seven of 28 is a strong signal but still few cases, so I look at each one',
        ],
      },
      {
        cue: 'What you study about the seven',
        point: 'Looks at who left: performance, length of stay, level, team, manager, wanted or not',
        weight: 3,
        essential: true,
        said: [
          'Were they the strong ones, and were four of them under the same lead?',
          'separate regretted departures from those we agreed with, and look for patterns',
          'I list the seven and look for what they have in common: boss, tenure, team, how good they were',
        ],
      },
      {
        cue: 'Whom you ask and when',
        point:
          'Talks to those who left some time ago and to those staying, because exit interviews are polite',
        weight: 3,
        essential: true,
        said: [
          'Three months later I call them; then they tell you the truth',
          'stay interviews: what keeps you, what would make you go?',
          'I call former colleagues later, when they have nothing to lose, and ask the current ones what would make them quit',
        ],
      },
      {
        cue: 'What you compare',
        point:
          'Examines the conditions: on-call, overtime, promotions, pay compared, changes of direction, quality of leadership',
        weight: 2,
        said: [
          'How many nights were they woken, who has been promoted there in two years?',
          'compare it to the other group, item by item',
        ],
      },
      {
        cue: 'What cannot wait',
        point: 'Secures those at risk and the knowledge right away, in parallel to the analysis',
        weight: 3,
        essential: true,
        said: [
          'I list who else could go and what hangs on them, and talk to these people this week',
          'reduce the plan, since 21 cannot do the work of 28, or the next ones leave',
          'Right now I talk to those who might be next and lighten the load, the study can run alongside',
        ],
      },
      {
        cue: 'What you do with the findings',
        point:
          'Acts visibly on a few causes, tells the group what was heard and what changes, and follows early signs',
        weight: 2,
        said: [
          'You told me three things, this is what I do about two and why not about the third',
          'watch the survey, internal moves and vacation instead of waiting for resignations',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'People always leave because of their manager',
        said: ['it is clear that the lead is the problem', 'people leave managers, not companies'],
        correction:
          'Managers are often a reason, but so are overload, pay, lacking growth or a dead product; find out before replacing someone.',
      },
      {
        belief: 'Exit interviews give a reliable picture of the reasons',
        said: ['in the exit interviews they said it was the salary, so it is the salary'],
        correction:
          'Leaving people name harmless reasons to keep references; later talks, patterns in data and those who stay tell more.',
      },
    ],
    sampleAnswer:
      "The market is the same for the other group, so it doesn't explain the difference. Seven is a small number and some of it may be chance, but I'd act as if it weren't. In the first week I secure things: with the leads I list who might go next and what hangs on them, and I talk to these people. My question is what would keep them. And I cut the plan, because twenty-one with the work of twenty-eight creates the next departures by itself. In parallel I look for the pattern. Who left: strong or weak, after how long, from which team, under whom, for what? If five of seven were seniors after two years, it's about growth; if four were from the on-call team, it's the nights. Exit interviews I trust little. I'd call the seven myself, after some months people speak openly, and ask a good sample of those staying. Then I compare conditions with the other group: pages, overtime, promotions, pay, changes of direction. Say it comes out that nobody's been promoted in two years and that priorities changed every month. Then I tell the group what I heard, what I'm doing about it and what I can't do. And I watch the survey, since resignations come too late.",
    criteria: ['Skeptical of easy explanations', 'Acts while analyzing', 'Closes the loop with people'],
    followUps: [
      {
        question: 'The pattern points to one of your team leads. How do you proceed?',
        about: [1, 3],
        answer:
          'I check whether it is him or the conditions he got: too many people, too little support, an impossible plan. I talk to him with facts, give help and clear goals, and watch closely. If people keep being harmed, he has to give up leading.',
      },
      {
        question: 'How much turnover is healthy in your view?',
        about: [0, 1],
        answer:
          'None at all can mean stagnation. I look less at the rate than at who goes and why: people who move on after a good time are fine; strong ones leaving early and in clusters are not.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-06',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Performance Management', 'People Management'],
    tags: ['toxic high performer', 'values', 'consequence'],
    question:
      'Your top engineer, without whom the trading platform could hardly be run, humiliates colleagues in reviews. Two left because of it; earlier managers looked away. Walk me through what you do over the next months.',
    keyPoints: [
      {
        cue: 'The first talk',
        point:
          'Speaks with him quickly and plainly with concrete incidents, effect and the expectation that it ends',
        weight: 3,
        essential: true,
        said: [
          'I show him three of his comments and say what they caused, and that this is over',
          'clear words in the first week, since nobody ever gave him any',
          'I sit him down this week with real quotes and tell him it has to stop',
        ],
      },
      {
        cue: 'How you see his worth',
        point:
          'Counts the full cost: people who left, ideas not voiced, dependence, so his net contribution is not what it seems',
        weight: 3,
        essential: true,
        said: [
          'Two resignations and ten silent people are more expensive than what he delivers',
          'his output looks great only because the damage shows up elsewhere',
          'Add up what he breaks: good people gone, others silent, everything hanging on him',
        ],
      },
      {
        cue: 'Who can run the platform',
        point:
          'Reduces the dependence on him at once: spreads knowledge, second persons, documentation, on-call',
        weight: 3,
        essential: true,
        said: [
          'As long as nobody else can run the platform I cannot act credibly',
          'pairs work on his parts from this sprint on',
          'Others start working in his area now so that we can live without him',
        ],
      },
      {
        cue: 'What you offer him',
        point:
          'Gives a real chance with support, deadlines and consequences agreed with HR and the own manager',
        weight: 2,
        said: [
          'A coach, examples of good review comments, a look every week, and after three months we decide',
          'I make sure beforehand that my boss will stand behind me if he goes',
        ],
      },
      {
        cue: 'The others on the team',
        point: 'Protects those affected and makes a standard for respectful behavior visible for all',
        weight: 2,
        said: [
          'I talk to the people he hurt and tell them that it is being dealt with',
          'review rules apply to everyone, also to stars, and I step in when I see it',
        ],
      },
      {
        cue: 'How it ends',
        point:
          'Follows through: separation or a role change if the behavior persists, despite the short-term loss',
        weight: 2,
        said: [
          'If it happens again after that, we part, even if the next quarter gets hard',
          'what you tolerate becomes the culture',
          'he gets one fair chance, and after that I let him go or take him out of the team, star or not',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Brilliant people are like that, and the team has to put up with it',
        said: ['geniuses are difficult, you have to accept it', 'he is blunt, but he is right'],
        correction:
          'Skill does not excuse humiliation; the team loses more through silence and departures than it gains through him.',
      },
      {
        belief: 'Giving him tasks on his own in which he has no contact with others solves it',
        said: ['I isolate him in a project of his own and then there is peace'],
        correction:
          'It rewards the behavior, increases the dependence on him, and tells everyone that rules do not apply to him.',
      },
    ],
    sampleAnswer:
      "That earlier managers looked away means that he's never heard it clearly, so he deserves to. In the first week I'd sit down with him with three concrete comments: \"You wrote 'this is what happens when you let amateurs in'. After that Priya stopped submitting anything for two weeks, and two people named this tone when they left. Your technical points were right. This way of saying it ends now.\" I'd ask how he sees it; perhaps he's under pressure because everything depends on him. That's my second task, which begins the same day: two people join him on the platform, they do the changes, he reviews, others take on-call. Before the talk I get my manager's and HR's assurance that we'll go through with it, since an empty threat would make it worse. He gets a coach, weekly feedback from me and three months in which we look at comments and at how people experience him. I talk to those he hurt and say that it's being dealt with. And review rules get set for all. If he changes, and some do, I tell him so. If he humiliates someone again after that, we part, even with a difficult quarter ahead. By my reckoning he costs us more than he brings: two departures and ten silent people.",
    criteria: ['Courage and fairness', 'Removes the hostage situation', 'Consistent to the end'],
    followUps: [
      {
        question: 'Sales protests: "If he leaves, we lose the platform." How do you answer?',
        about: [1, 2],
        answer:
          'That this is true today, and that this is a risk even if he stays; one accident is enough. I show the plan by which three people can run it in four months, and ask for their patience on features for that time.',
      },
      {
        question:
          'He improves toward you, but people report that he now does it in private messages. What next?',
        about: [4, 5],
        answer:
          'Then he understood what is wrong and hides it. I secure the facts with those affected and HR and speak with him at once. That is a clear breach of our agreement, and the consequence we announced follows.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-07',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Technical Strategy', 'Risk Management'],
    tags: ['technical judgment', 'large bet', 'due diligence'],
    question:
      'Two of your tech leads want nine months to move the platform to a new database. You have not coded for years and cannot check the details. How do you form a judgment on whether to back it?',
    keyPoints: [
      {
        cue: 'What you ask about the need',
        point:
          'Asks about the problem and the consequence of doing nothing, in figures of business and operation',
        weight: 3,
        essential: true,
        said: [
          'What happens in a year if we do not do it, and how do you know?',
          'which limit do we hit, when, and what have you measured?',
          'Why now, what breaks if we wait, and show me the numbers behind it',
        ],
      },
      {
        cue: 'How you probe their proposal',
        point:
          'Tests the quality of the thinking: alternatives looked at, cheaper steps, risks, what would prove them wrong',
        weight: 3,
        essential: true,
        said: [
          'Have you tried partitioning or archiving old data? Why is that not enough?',
          'I notice whether they know the drawbacks of their own proposal',
          'what would have to be true for this to be a mistake?',
        ],
      },
      {
        cue: 'Whom else you involve',
        point:
          'Gets an independent view from someone without a stake, inside or outside, including a skeptic',
        weight: 2,
        said: [
          'A principal engineer of another area reads it and asks nasty questions',
          'I talk to a company that has done it and ask what it really cost',
        ],
      },
      {
        cue: 'What comes before the full yes',
        point: 'Asks for an early experiment on the riskiest assumption before granting the whole',
        weight: 2,
        said: [
          'Six weeks, the hardest table with real load, then we decide',
          'buy information first instead of nine months at once',
          'Prove the hardest bit in a few weeks, then come back for the rest of the money',
        ],
      },
      {
        cue: 'What the nine months must contain',
        point:
          'Looks at the plan: value in stages, a way back, double operation, who maintains the old one, opportunity cost',
        weight: 2,
        said: [
          'Can we stop after month four and still have something?',
          'what do we not build in those nine months?',
        ],
      },
      {
        cue: 'What you know about the two',
        point:
          'Considers motives and record: enthusiasm for the new, career interest, how earlier estimates of the two held up',
        weight: 1,
        said: [
          'Their last big project took twice as long, so I factor that in',
          'is it the need or the wish to work with something modern?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A manager who no longer codes has to trust the experts or be able to check the details',
        said: [
          'I cannot judge that, so I have to believe them',
          'I would read up on the database until I can verify it',
        ],
        correction:
          'There is a third way: judge the quality of reasons, evidence, alternatives and risk control, and get independent experts.',
      },
      {
        belief: 'If two strong leads agree, the matter is safe',
        said: ['both are convinced, so it must be right'],
        correction:
          'People with the same interest and view confirm each other; look for an informed opponent.',
      },
    ],
    sampleAnswer:
      "I can't check the details, but I can check the thinking. First I'd ask about the problem without the solution: what happens in a year if we leave it, and what did you measure? \"It doesn't scale\" is nothing; \"we reach the limit of writes in ten months at present growth, here's the curve\" is something. Then the alternatives: what about archiving, partitioning, a larger machine, only moving the one table that causes it? If the answer is \"we looked at it, it gives us six months and costs three weeks\", then I trust them more, and maybe we do exactly that. I ask both to tell me the strongest argument against their proposal. If they can't think of any, they're in love. Next I get somebody without a stake, a principal engineer from another area, preferably a skeptic, and one company that's done it. I also take into account that their last big project took twice as long. Then I don't buy nine months; I buy six weeks: the nastiest table, real load, migration and way back rehearsed, with criteria fixed beforehand. After that we decide in stages, each of which has value by itself. And I write down what we don't build in that time, so the decision is seen as a whole.",
    criteria: [
      'Judges reasoning instead of pretending expertise',
      'Buys information cheaply',
      'Awareness of bias',
    ],
    followUps: [
      {
        question:
          'The experiment brings a mixed result: fast, but operation is more difficult than thought. How do you decide?',
        about: [3, 4],
        answer:
          'I go back to the criteria set beforehand and to the problem. If the limit is real and near, perhaps only the hot table moves and the rest stays. Otherwise the cheap step buys time, and we note what would have to change.',
      },
      {
        question: 'The leads take your questions as distrust. How do you deal with it?',
        about: [1, 5],
        answer:
          'I explain that nine months of four people is a million and that I will have to answer for it. The questions make their case stronger in front of my boss. And I would ask anyone else in the same way.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-08',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Project Manager', 'Product Manager'],
    skills: ['Prioritization', 'Resource Planning'],
    tags: ['too many projects', 'work in progress', 'portfolio'],
    question:
      'Your 45 engineers are working on 31 projects. Everyone is busy, nothing gets finished, and each project has an executive behind it who calls it number one. How do you turn this around?',
    keyPoints: [
      {
        cue: 'The first thing you create',
        point:
          'Makes the overload visible: all projects with people, duration, waiting and cost of switching on one page',
        weight: 3,
        essential: true,
        said: [
          'I put all 31 on a wall with names; many people are on four at once',
          'show how long each takes since everything goes on in parallel',
          'One big board with every initiative and every name on it, so that all see the mess',
        ],
      },
      {
        cue: 'The argument you make',
        point:
          'Explains with a simple calculation why fewer in parallel are finished sooner, without losing the later ones',
        weight: 3,
        essential: true,
        said: [
          'Three projects at the same time are all done at the end of the year; one after another the first is done in April',
          'less in progress shortens the time for each, and even the last comes no later',
          'Doing things one after another gets the first result much earlier, and nobody gets theirs later',
        ],
      },
      {
        cue: 'How the executives settle it',
        point:
          'Brings the executives together to order them in one list with one person breaking ties, instead of negotiating individually',
        weight: 3,
        essential: true,
        said: [
          'They have to argue with one another and not each with me',
          'a strict order from 1 to 31, no two first places; the CEO decides in case of doubt',
          'Put all the bosses in one room until there is a single ranking',
        ],
      },
      {
        cue: 'How much runs at a time',
        point: 'Limits active projects to what teams can carry, and openly pauses or ends the rest',
        weight: 3,
        said: [
          'Nine are active, one or two for each team, the others wait in the queue and each sponsor knows their place',
          'stopping is a result; we cancel ten for good',
          'We take only as many at a time as our eight teams can really staff and put the others on hold, officially',
        ],
      },
      {
        cue: 'How people are organized',
        point: 'Forms stable teams on a topic instead of spreading individuals in percentages',
        weight: 3,
        said: [
          'No more 20 percent here and 30 there, a team takes up one thing and finishes it',
          'work goes to teams, not people to projects',
        ],
      },
      {
        cue: 'How you keep it that way',
        point: 'Introduces a rule for new requests and shows early success to keep the discipline',
        weight: 2,
        said: [
          'A new one enters only when another is finished or taken out, by name',
          'after six weeks I show that four things were completed',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If people are fully utilized, the most gets done',
        said: ['everyone should always be 100 percent busy', 'idle people are waste'],
        correction:
          'With full utilization, each dependency turns into waiting, and queues grow; throughput rises with some slack and less parallel work.',
      },
      {
        belief: 'Starting early means finishing early',
        said: ['if we begin now, at least it is moving', 'every project must make some progress'],
        correction:
          'What is started without capacity only lengthens all others; a later start with a whole team is usually finished sooner.',
      },
    ],
    sampleAnswer:
      "I wouldn't ask people to work harder; they're drowning. First I make it visible: a wall with all 31 projects, who's on it, since when, what it waits for. Then a small calculation: three projects of four months each. In parallel, all three are done at the end of the year, or later owing to the switching. One after another, the first is done in April, the second in August, and the third no later than before. Nobody loses. With that I get all sponsors into one room; as long as each one talks to me alone, each is number one. They make one list, without ties, by value and cost of delay, and where they can't agree the CEO decides. I know my side: eight teams, so perhaps nine or ten active things. Below that runs a line. What's above gets a whole team rather than people at thirty percent; what's below is paused, each sponsor knows his place, and some we end for good. A new one gets in only when one is finished or taken out by name. The first six weeks are tough. That's why I report every two weeks what got finished, and after two months the finished ones convince better than I do.",
    criteria: [
      'Moves the conflict to where it belongs',
      'Simple, convincing arithmetic',
      'Discipline over time',
    ],
    followUps: [
      {
        question:
          'An executive goes directly to an engineer and gets his project done under the table. What do you do?',
        about: [2, 5],
        answer:
          "I thank the engineer for telling me and take the matter to the executive: what is so urgent, and which project should step back for it? I do not blame the engineer. I name it in the sponsors' round, since otherwise the list is dead.",
      },
      {
        question: 'How do you treat things that always come in between, such as legal duties and incidents?',
        about: [3, 5],
        answer:
          'They get reserved capacity by experience, say a fifth, visible on the wall. Legal matters with a date are placed in the list by cost of delay. What exceeds the reserve openly displaces the lowest active project.',
      },
    ],
  },
  {
    id: 'engineering-management-expert-09',
    type: 'technical',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['Succession Planning', 'Coaching'],
    tags: ['new manager', 'wrong role', 'career paths'],
    question:
      'A year ago you promoted an excellent engineer to manager. He avoids hard conversations, still writes code at night, and two reports have asked to switch teams. How do you handle it, and what does it say about you?',
    keyPoints: [
      {
        cue: 'The talk with him',
        point:
          'Speaks with him soon and openly about what is seen and how he experiences the role, including whether he wants it',
        weight: 3,
        essential: true,
        said: [
          'I ask what gives him energy and what he dreads, and whether he would choose it again',
          'with examples: the talk with Jan that was postponed three times',
          'I ask him frankly how he is doing as a boss and if he even likes it',
        ],
      },
      {
        cue: 'What it says about you',
        point:
          'Owns the part of a manager: promoted for technical skill, without trial, training or close support',
        weight: 3,
        essential: true,
        said: [
          'I made him manager because he was our best coder, and then left him alone',
          'that he is struggling is above all my failure in preparing him',
          'I threw him in at the deep end, so I start with my mistake',
        ],
      },
      {
        cue: 'What he needs to grow',
        point:
          'Gives concrete support for the missing abilities: rehearsing hard talks, observing, a mentor, relief from technical duties',
        weight: 2,
        said: [
          'We practice the talk with Jan together, I play Jan',
          'another tech lead takes over the code, so he has no excuse to hide there',
        ],
      },
      {
        cue: 'How long, and how you tell',
        point:
          'Sets a time and signs by which both see whether it works, keeping the people he leads in view',
        weight: 2,
        said: [
          'In three months: every report gets clear feedback, and I ask them directly',
          'his team cannot wait for a year while he learns',
        ],
      },
      {
        cue: 'If it is not for him',
        point: 'Makes the way back to an expert role honorable and real, without loss of pay or face',
        weight: 3,
        essential: true,
        said: [
          'Going back as a staff engineer is a change of track and no demotion, same level',
          'I tell the story as his decision and give him an important technical topic',
          'He can return to engineering with the same salary and nobody treats it as failing',
        ],
      },
      {
        cue: 'What changes for the next promotion',
        point: 'Changes how managers are chosen: trying out, wish and talent for it, an equal technical path',
        weight: 2,
        said: [
          'From now on candidates first lead an intern or a project and can step back',
          'nobody should have to become a manager in order to be paid more',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Management is the natural next step for the best engineers',
        said: ['the best developer should become the lead', 'otherwise we cannot promote him'],
        correction:
          'It is another profession with other skills; without an equal technical path, one loses a good engineer and gains an unhappy manager.',
      },
      {
        belief: 'Going back to an engineering role is a demotion and therefore out of the question',
        said: ['he would lose face, so it is better if he leaves'],
        correction:
          'If levels and pay of both paths are equal and it is told with respect, changing back is normal and keeps a valuable person.',
      },
    ],
    sampleAnswer:
      "What it says about me is clear: I promoted him because he was our best engineer, gave him a two-day course and then was glad that I needn't worry. So I'd begin with that when I talk to him. \"I prepared you badly. I see that the talk with Jan has been postponed three times, that you're coding at night, and two people want to leave. How is it for you, and do you want to do this at all?\" For some it's a relief just to be asked. If he wants to, he gets real support for three months: we rehearse the talk with Jan, I play Jan; he gets an experienced manager as a mentor; and a tech lead takes over the code, as that's his hiding place. We note what we'd both recognize, for example that everyone on his team has had clear feedback, and I also ask them, because his people can't wait a year. If he doesn't want to, or if it doesn't work, there's a way back as a staff engineer at the same level and pay, with a topic that matters, told as his choice. That path has to really exist. And in the future people try it first, with an intern or as a deputy, before they decide.",
    criteria: ['Self-criticism with consequence', 'Cares for him and for his team', 'System change'],
    followUps: [
      {
        question:
          'He wants to stay a manager at all costs; after three months nothing has improved. What now?',
        about: [3, 4],
        answer:
          'Then I decide, as I am responsible for his people. I tell him clearly, with the signs we agreed on, and offer the expert role with dignity and time for the transition. If he does not take it, we talk about parting on good terms.',
      },
      {
        question: 'How do you recognize beforehand who could become a good manager?',
        about: [5],
        answer:
          'By what people do without the title: whom others ask for advice, who says uncomfortable things kindly, who is happy about the success of others. Then a trial with real responsibility and a way back shows whether they like it.',
      },
    ],
  },
]
