import type { OpenQuestion } from '../open-question.ts'

export const leadershipExpert: readonly OpenQuestion[] = [
  {
    id: 'leadership-expert-01',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['People Management', 'Performance Management', 'Conflict Resolution'],
    tags: ['toxic performer', 'standards', 'consequences'],
    question:
      'Your strongest individual performer brings in half of the results and humiliates people. Two good colleagues have already left and named that person as the reason. You inherited the situation. How do you proceed, and what would make you part ways?',
    keyPoints: [
      {
        cue: 'What this person really brings',
        point:
          'Calculates the whole cost: departures, silence, avoided cooperation, dependency, not only the person’s results',
        weight: 3,
        said: [
          'Two resignations cost more than what he sells in half a year',
          'People no longer report mistakes when she is in the room',
          'His numbers contain the others’ work',
          'With replacements and canceled work added, he earned much less than he seemed to',
        ],
      },
      {
        cue: 'What you tell them',
        point:
          'States the expectation on behavior as part of the job, with concrete incidents, consequences, and a date',
        weight: 3,
        essential: true,
        said: [
          'On the 4th you called her stupid before the client, that has to end as of today',
          'Results are half of the job, dealing with people the other half',
          'In eight weeks we look at exactly these three things',
        ],
      },
      {
        cue: 'Making improvement possible',
        point:
          'Gives a serious chance: looks for reasons, offers coaching, sets frequent reviews with others’ observations',
        weight: 2,
        said: [
          'Nobody had ever told him in eleven years',
          'A coach from outside and feedback from five colleagues each month',
        ],
      },
      {
        cue: 'Your bargaining position',
        point: 'Reduces the dependency in parallel: knowledge shared, clients and decisions spread',
        weight: 3,
        said: ['Every important client gets a second contact', 'So the decision is not blackmail'],
      },
      {
        cue: 'The people around them',
        point: 'Protects those affected: listens, safe ways to report, no retaliation, clear limits at once',
        weight: 3,
        essential: true,
        said: [
          'They don’t have to work alone with her any more',
          'Ask the two who left what I need to know',
          'Nobody had to work alone with him, and complaints came straight to me',
        ],
      },
      {
        cue: 'Before the first talk',
        point: 'Secures backing from superiors and HR before, including for the loss of results',
        weight: 2,
        said: ['I told my boss what it would cost us in the worst case', 'All three of us say the same'],
      },
      {
        cue: 'What makes you part ways',
        point:
          'Names a clear line for separation and acts on it decently, and tells what happened with the team afterward',
        weight: 3,
        said: [
          'Relapse after the second warning, or revenge on a colleague, ends it',
          'We parted in March, and in June the others together were above his numbers',
          'He did change, but leads no one',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Such talent has to be accepted, since results count',
        said: ['geniuses are difficult, you have to take that'],
        correction:
          'The results shown leave out what others lose. Tolerance tells everyone what the values really are.',
      },
      {
        belief: 'The person has to be removed at once to set an example',
        said: ['I’d fire him on the first day'],
        correction:
          'In most cases no one ever set clear expectations. Fairness, and law in many places, ask for a clear warning and a chance, except for grave violations.',
      },
    ],
    sampleAnswer:
      'When I took over a hospital’s surgery department as administrative lead, there was a senior surgeon, brilliant, with half of the private patients. Two operating nurses had left, and in the exit talks both named him. First I listened to them and to those remaining. Near misses were hardly reported on his days. With replacements and canceled operations added, he earned much less than he seemed to. I went to the chief physician and HR with it, including what his leaving would cost, and we agreed on one line. Then I told him three concrete incidents, with date and words, that dealing with staff is half of his job, and that this ends today. Nobody had said it in eleven years. He got an outside coach, and feedback from five colleagues each month. At the same time we trained a second surgeon in his method, and each patient got two contacts, so that we would not be open to blackmail. No one had to assist alone, and complaints came to me directly. I said what ends it: another insult after the second warning, or any revenge. He improved for five months, really. Then he threw an instrument. We parted within the month, with dignity. Income fell for two quarters, then recovered, and reports of near misses tripled.',
    criteria: [
      'Full calculation, fairness, and consequence',
      'Willing to bear the loss',
      'Protects people meanwhile',
    ],
    followUps: [
      {
        question: 'The person threatens to leave with the clients if you do not back off. How do you react?',
        about: [3],
        answer:
          'Calmly: I don’t negotiate on behavior. I name the expectation and that I’d like them to stay on those terms. Then I speed up second contacts, inform my boss and legal, and talk with the key clients. The threat shows how urgent it was.',
      },
      {
        question: 'How do you distinguish real change from good behavior for eight weeks?',
        about: [2, 6],
        answer:
          'By what happens under stress, by observations of several people, and over months, not only at the review. Do people contradict again, do mistakes get reported, do they volunteer to work with the person? The expectation stays afterward.',
      },
    ],
  },
  {
    id: 'leadership-expert-02',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Product Manager', 'Technical Project Manager', 'Technical Lead'],
    skills: ['Change Management', 'Team Leadership', 'Prioritization'],
    tags: ['canceled project', 'loss', 'direction'],
    question:
      'After a year of good work by 20 people you must end a project, because the market or the strategy has changed. It was not their fault. Lead me through how you decide, tell them, and use the weeks afterward.',
    keyPoints: [
      {
        cue: 'How you decide',
        point:
          'Decides by future value against future cost, not by what has been spent, with criteria and in time',
        weight: 3,
        essential: true,
        said: [
          'The year is gone either way, what do the next ten months bring?',
          'I asked whether we would start it today knowing what we know',
          'A limit set in advance had been crossed',
        ],
      },
      {
        cue: 'How the news is delivered',
        point:
          'Tells the people affected first, personally, clearly, with the true reason and what it means for each',
        weight: 3,
        essential: true,
        said: [
          'In the morning I told all, before anyone read it elsewhere',
          'The first sentence was: we are ending it',
          'Who goes where, I could say on the same day for 16 of 20',
        ],
      },
      {
        cue: 'The hours after the news',
        point:
          'Respects the work and gives room for anger and sadness, without turning too quickly to opportunities',
        weight: 2,
        said: [
          'No but it was a great learning in the first hour',
          'I stayed until the last question had been asked',
          'Some were angry, I stayed for two hours and did not talk about opportunities',
        ],
      },
      {
        cue: "Each person's future",
        point: 'Clarifies quickly what happens to the people, and keeps promises about it',
        weight: 3,
        said: [
          'A talk with everyone within three days',
          'For four I didn’t know it, and I said by when I would',
        ],
      },
      {
        cue: 'What else must be closed',
        point: 'Secures what is reusable and ends cleanly: customers, contracts, data, knowledge',
        weight: 2,
        said: [
          'Three partners had to hear it from us on the same day',
          'The measuring module lives on in another product',
          'Switched off and not left as a zombie',
          'The partners got a call the same morning, and the process we built went to another line',
        ],
      },
      {
        cue: 'Looking back',
        point: 'Reviews honestly, including whether leadership should have seen it earlier',
        weight: 2,
        said: [
          'We could have asked the customer in month four',
          'The review was about decisions, mine included',
        ],
      },
      {
        cue: 'What became of morale',
        point: 'Shows how trust and motivation developed afterward, with a fact',
        weight: 2,
        said: [
          'Of 20, 18 were still there a year later',
          'The next project set its exit criteria at the start',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'After so much investment one has to finish it',
        said: ['we’ve already spent a year so we should complete it'],
        correction: 'What is spent does not come back by going on. Only future benefit and cost count.',
      },
      {
        belief: 'Bad news should be given in small portions',
        said: ['first I hint at it so they can get used to it'],
        correction:
          'Rumors fill the gap, and trust goes. Say it once, clearly, completely, with what is still open.',
      },
    ],
    sampleAnswer:
      'I led the development of a new line of baby food in a cooperative; 20 people, 13 months. Then the two largest retailers decided to sell only their own brands in that segment. We asked: would we start it today? In spring I had set a limit of 4 million in committed sales; we were at 1.5, with 3 million still to spend. The 5 million spent was not an argument. The board decided to end it. The next morning at nine, before any notice, I told all 20 in one room. First sentence: we’re ending the project. Then why, that it was not due to their work, and what happens to whom. For 16 I had an answer, for four I said that I’d know by the 20th. Then I was quiet. Some were angry; I stayed for two hours and didn’t speak of opportunities. At ten our partners got a call from us. Within three days I talked with each one; by the 18th the four had positions. For three weeks they documented, and the filling process went to another line. In the review it turned out that I should’ve asked the retailers in month four, and I said so. A year later 18 were still with us. New projects now begin with an exit limit.',
    criteria: ['Clear decision, human delivery', 'Own responsibility in the review'],
    followUps: [
      {
        question: 'How do you know that you are not ending it too early?',
        about: [0],
        answer:
          'By the limit that was set beforehand, the trend of commitments, and a serious look for alternatives with people who believe in it. I ask them for the strongest case for going on. If that needs a miracle, it’s time.',
      },
      {
        question: 'Somebody asks in the meeting: so was the year for nothing? What do you answer?',
        about: [2, 1],
        answer:
          'For the product, yes, and that’s bitter; I won’t talk it nice. Your work was good, the reason lies outside. What remains I will show you in two weeks when we have sorted it, not now as comfort.',
      },
    ],
  },
  {
    id: 'leadership-expert-03',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Coaching', 'Team Leadership'],
    tags: ['leading leaders', 'trust', 'hidden problems'],
    question:
      'You lead several team leads. In one team’s reports everything is green, and at the same time two people ask you privately for a transfer, and a delivery fails surprisingly. How do you find out what is going on without undermining the lead?',
    keyPoints: [
      {
        cue: 'How you get a picture',
        point:
          'Gathers signals from several sources: regular skip-level talks with all teams, data, neighbors, so that it isn’t an inquisition',
        weight: 3,
        essential: true,
        said: [
          'I do such talks with every team each quarter, so it was nothing special',
          'Turnover, rework, on-call hours, what do neighboring teams experience?',
          'Two voices are a hint and no proof',
        ],
      },
      {
        cue: 'Your talk with the lead',
        point:
          'Speaks early and openly with the lead about observations, with curiosity and protecting the sources',
        weight: 3,
        essential: true,
        said: [
          'Help me to understand how green and the failure fit together',
          'I don’t say who, but I say that people want to leave',
          'He hears it first from me',
        ],
      },
      {
        cue: 'A question to yourself',
        point:
          'Asks about their own share: do I punish bad news, are goals contradictory, is the lead overloaded or untrained',
        weight: 2,
        said: [
          'How did I react to the last red report?',
          'She’d been promoted with no preparation and led eleven people',
        ],
      },
      {
        cue: 'How you move the lead forward',
        point:
          'Gives the lead clear expectations and support: coaching, sitting in, practicing, with a time frame',
        weight: 3,
        said: [
          'I expect risks two weeks before, not the day after',
          'We prepared her one-on-ones together and I sat in twice',
        ],
      },
      {
        cue: 'What you refrain from',
        point:
          'Does not give orders past the lead or solve cases over their head, except with harm to people',
        weight: 2,
        said: [
          'I send people back with help for the conversation',
          'With bullying or danger I act immediately',
          'I sent those who called me back to her and helped them prepare the talk',
        ],
      },
      {
        cue: 'Green reports in future',
        point: 'Changes the reporting so that early warnings are rewarded: red is a request for help',
        weight: 2,
        said: [
          'Each status has a biggest worry and confidence in percent',
          'I thanked publicly for the first red one',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Follows up with facts and draws the consequence: grown, other role, or replaced',
        weight: 2,
        said: [
          'After four months the transfers were withdrawn',
          'He went back to being a specialist, and it was a relief to him',
          'Months later overtime was halved and the next inspection was clean',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A manager of managers should stay out and trust the reports',
        said: ['I trust my leads so I don’t talk to their people'],
        correction:
          'Trust needs contact. Regular talks across levels, known to all, show problems without replacing the lead.',
      },
      {
        belief: 'With such signs one takes over the team directly',
        said: ['I’d step in and run the team for a while'],
        correction:
          'It disempowers the lead and teaches people to bypass. First clarify, expect, support; take over only to prevent harm.',
      },
    ],
    sampleAnswer:
      'I was regional head of eight pharmacies, each with a lead. One was green in all reports, until the inspection found expired drugs, and two people asked me for a transfer. Two voices aren’t proof, but I talk with some employees of every branch each quarter, so I moved that round forward. Here people had stopped reporting problems, as she solved everything herself and got irritated. Overtime fit that. I told her first: help me understand how green and the inspection fit together; and people are thinking of leaving, I won’t say who. She said that after her one red report in spring I had called within five minutes and asked who was responsible. So I had taught her to be green. She also led eleven people without any training. So I said what I expect: risks two weeks before, checks delegated, talks with each person monthly. In return she got a deputy and a coach, and I sat in on two meetings. Employees who called me I helped to prepare the talk with her. For all branches I changed the report: biggest worry, confidence in percent; and I thanked the first who reported red in front of everyone. After five months overtime was halved, one of the two stayed, and the next inspection was clean.',
    criteria: [
      'Sees their own contribution to the silence',
      'Protects sources and lead alike',
      'Consequence with time frame',
    ],
    followUps: [
      {
        question: 'The lead asks: who complained about me? How do you answer?',
        about: [1],
        answer:
          'I don’t say it, and would protect you in the same way. It is about the pattern, which numbers show as well. I ask what they think it refers to, mostly they know. And I make clear that searching for the person isn’t acceptable.',
      },
      {
        question: 'When would you bypass the lead and act directly?',
        about: [4],
        answer:
          'With danger or violation of dignity: harassment, discrimination, falsified records, health. Then I protect people the same day, involve HR, and tell the lead what I do and why. Otherwise the way goes through the lead.',
      },
    ],
  },
  {
    id: 'leadership-expert-04',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead', 'Technical Project Manager'],
    skills: ['Team Leadership', 'Change Management', 'Organizational Design'],
    tags: ['turnaround', 'trust', 'attrition'],
    question:
      'You take over a group of 25 people: a third left last year, every deadline was missed, the other departments make fun of them. You have six months before management considers outsourcing. What do you do, in what order?',
    keyPoints: [
      {
        cue: 'Before you change anything',
        point:
          'Listens and looks before prescribing: talks with everyone in the first two weeks, with customers, with those who left, and checks data',
        weight: 3,
        essential: true,
        said: [
          'What would you do in my place, I asked 25 times',
          'I worked one shift in each job',
          'Leavers tell you why for free',
        ],
      },
      {
        cue: 'What happens to the work',
        point: 'Takes load off and creates focus: stops or postpones much, few promises that are kept',
        weight: 3,
        essential: true,
        said: [
          '14 projects became four',
          'For a month nothing new',
          'Better two things done than nine begun',
        ],
      },
      {
        cue: 'Making people believe',
        point: 'Shows a visible early success that serves the people and the customers',
        weight: 3,
        said: [
          'In week three the broken lift was repaired that they had asked for in two years',
          'The first delivery on the promised day, even though it was small',
        ],
      },
      {
        cue: 'Roles and individuals',
        point:
          'Settles people questions fairly and soon: keeps key people, places roles right, separates where needed',
        weight: 2,
        said: [
          'Three I could not lose, I spoke with them on day two',
          'One lead had long wanted to go back to his profession',
          'Two who poisoned the mood got clear expectations',
        ],
      },
      {
        cue: 'What you say about outsourcing',
        point: 'Is honest with the group about the threat and what is in their hands',
        weight: 2,
        said: [
          'I told them about the six months, they knew it anyway',
          'No promises on jobs that I can’t keep',
        ],
      },
      {
        cue: 'What you arrange with management',
        point:
          'Negotiates upward: criteria of success, time, protection from new requests, with intermediate results',
        weight: 2,
        said: [
          'Which number decides in six months? We put it in writing',
          'Each month I report three figures, also bad ones',
          'With the director I put in writing what counts, and got three months without special jobs',
        ],
      },
      {
        cue: 'The other departments',
        point: 'Changes the view from outside: reliability made visible, contact with critics',
        weight: 2,
        said: [
          'I invited the loudest critic to our weekly review',
          'A board with promised and kept, for all to see',
        ],
      },
      {
        cue: 'Where it ended',
        point: 'Tells the result with figures and what remained unsolved',
        weight: 2,
        said: [
          'On-time from 20 to 85%, two leavers in half a year',
          'The night shift problem we hadn’t solved until then',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A team in crisis needs hard control and pressure first',
        said: ['first I’d tighten control and introduce daily reports'],
        correction:
          'Pressure was mostly there already. Focus, removed obstacles, and kept promises restore performance.',
      },
      {
        belief: 'One should promise people that their jobs are safe to calm them',
        said: ['I’d tell everyone not to worry'],
        correction:
          'A promise not in your hands destroys trust if it breaks. Say what is known, open, and within their influence.',
      },
    ],
    sampleAnswer:
      'I took over the repair workshop of a city’s bus company: 25 mechanics, nine had left in a year, every third bus was late, and in half a year management wanted to decide on a contractor. In the first two weeks I asked each what they’d do in my place, worked a shift at every station, and called five who had left. They said: everything is urgent, no spare parts, and two foremen play people off against each other. The three whom we couldn’t lose I had seen on day two. Then I told everyone what I’d heard, and about the six months. I promised no jobs, only what I’d do. With the director I put in writing what counts: 80% on time, cost per bus, leavers; in exchange no special jobs for three months. Then focus: of 14 kinds of urgent we made four, inspections first. In week three we had the lift repaired, broken for 20 months; it had more effect than all I said. One foreman went back to engines; the other got clear expectations, and left. I invited the operations head, our loudest critic, each Friday to a board with promised and kept. After six months 84%, two leavers, cost down by 9%, the outsourcing was dropped. The night shift was still badly staffed.',
    criteria: [
      'Order: understand, relieve, deliver',
      'Honest both upward and downward',
      'Names what remained open',
    ],
    followUps: [
      {
        question: 'Two respected veterans work openly against you. What do you do?',
        about: [3],
        answer:
          'I talk with each alone: what have you seen fail before, what would have to be different? Often they hold knowledge, so I give them something to shape. If undermining continues, I name behavior and consequence, and act in weeks, because everyone watches.',
      },
      {
        question: 'Management adds an urgent project in month two. How do you respond?',
        about: [1, 5],
        answer:
          'I go with our agreement: we can, then the on-time goal moves, and here is the effect. I offer a small part or a later start. If they insist, we adjust the criteria in writing. Silent acceptance would repeat the old pattern.',
      },
    ],
  },
  {
    id: 'leadership-expert-05',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Career Development', 'Performance Management', 'People Management'],
    tags: ['promotion denied', 'fairness', 'retention'],
    question:
      'Someone valuable was not promoted in this round; you had supported it, the committee decided otherwise, and you partly see their point. The person says: then I’ll leave. How do you conduct that conversation and the months afterward?',
    keyPoints: [
      {
        cue: 'How you break the news',
        point:
          'Tells it personally and promptly, clearly, with the real reasons, standing by the decision without hiding behind the committee',
        weight: 3,
        essential: true,
        said: [
          'I told her the same day, no mail',
          'I argued for you, and on one point they convinced me',
          'No they up there decided',
        ],
      },
      {
        cue: 'The first reaction',
        point:
          'Listens and accepts the disappointment, without arguing it away or immediately making counteroffers',
        weight: 3,
        essential: true,
        said: [
          'I said nothing for a while and then that I understand',
          'We met again two days later for the plans',
          'She said she would go, and I did not argue, I said I understood and asked to meet again',
        ],
      },
      {
        cue: 'What comes next for them',
        point:
          'Translates the reasons into concrete evidence that would be needed, with opportunities and dates, and says what is not guaranteed',
        weight: 3,
        said: [
          'Missing was leading across departments, so she gets the ward move project',
          'I can’t promise the title, but I can promise the chance and my honest report',
          'In three months we look at it together',
        ],
      },
      {
        cue: 'A second look at the decision',
        point:
          'Examines fairness: criteria, comparison with others, their own part, bias, and corrects what was wrong',
        weight: 2,
        said: [
          'Was he measured like the one who got it?',
          'I’d prepared her case badly, with no outcomes',
          'I compared the cases and saw that the other one had been given a visible project',
        ],
      },
      {
        cue: 'If they still want to leave',
        point:
          'Respects a decision to leave, and asks what they really seek; does not hold by guilt or rash money',
        weight: 2,
        said: [
          'What is it that you want, title, pay, recognition, another task?',
          'If there’s more for you elsewhere I’ll help you',
        ],
      },
      {
        cue: 'The months afterward',
        point: 'Keeps the promises visibly and reports on progress, whatever the outcome',
        weight: 2,
        said: [
          'Each month we had half an hour just about this',
          'In the next round I brought four examples with numbers',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Tells the outcome honestly, also when the person left',
        weight: 1,
        said: [
          'She went in autumn, and recommended us two people',
          'He was promoted in the next round, and says today that it was too early then',
          'In the next round she got the position',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'To keep the person one should promise promotion next time',
        said: ['I told him he’d surely get it in the next round'],
        correction:
          'It isn’t in your hands alone and ties you. Promise the chance and the support, and say what is open.',
      },
      {
        belief: 'It’s best to blame the committee so that the relationship stays good',
        said: ['I said I fought for you but they didn’t want it'],
        correction:
          'It saves face briefly and teaches that the leader has no influence or stands for nothing. Own the decision and explain it.',
      },
    ],
    sampleAnswer:
      'I was head of studies at a vocational school. Miriam, our best teacher, had applied to become department head. I supported it; the committee took someone else, because she had never led across departments. They had a point, and I had written her case as praise and not as outcomes. I told her the same afternoon. I said: it’s not you, I argued for you, on one point they convinced me, and on one I failed you. She said, then I’ll go. I did not argue. I said that I understand, and asked to meet on Thursday. On Thursday I asked what she actually sought: title, money, say, something new? It was having a say. I had compared the cases in the meantime. The criteria were the same, but the other one had got a visible project from me, and she had not; I told her, and since then such projects are posted openly. We wrote down what would be evidence: leading the new timetable over three departments until March, with results. I promised the project, half an hour each month, and an honest report; not the position. For something better I’d recommend her. In March the timetable worked with 70% fewer cancellations, and I brought four examples with figures. She became department head in the next round.',
    criteria: ['Honesty without distance', 'Examines fairness', 'Promises only what can be kept'],
    followUps: [
      {
        question: 'How do you avoid that the agreed evidence becomes an endless hurdle?',
        about: [2],
        answer:
          'It is few, written, with date, and confirmed by those who decide. If it’s met and still refused, I say so to the committee and the person, and would support leaving. New conditions afterward are not acceptable.',
      },
      {
        question: 'During the review you find that the other person had an advantage. What do you do?',
        about: [3],
        answer:
          'I name it to the person and to the committee, with my own part. The decision may not be reversible, but the process is: open posting of projects, comparable evidence, more than one sponsor. And this person gets the next visible one.',
      },
    ],
  },
  {
    id: 'leadership-expert-06',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Product Manager', 'Technical Project Manager', 'Technical Lead'],
    skills: ['Stakeholder Management', 'Team Leadership', 'Change Management'],
    tags: ['disagree', 'loyalty', 'integrity'],
    question:
      'Your superior decides something you consider a mistake, and you have to carry it out with your team. Tell me about such a case: how far did you object, what did you tell your people, and where would your limit have been?',
    keyPoints: [
      {
        cue: 'How you objected',
        point:
          'Objected before the decision, directly to those deciding, with facts and an alternative, not behind their back',
        weight: 3,
        essential: true,
        said: [
          'I asked for twenty minutes and brought numbers and a second option',
          'One page: what it’ll cost, what else would work',
          'I checked whether I’d understood the reasons',
        ],
      },
      {
        cue: 'How you carried it out',
        point: 'After the decision carried it out fully, without sabotage or winking',
        weight: 3,
        essential: true,
        said: [
          'We did it as well as we could, and not so that it failed',
          'In the meeting I didn’t roll my eyes',
          'Once it was decided we did it properly, and I put my own hands to it',
        ],
      },
      {
        cue: 'What you told your team',
        point:
          'Told the team truthfully: the decision, the reasons, their own commitment; without pretending enthusiasm or running down superiors',
        weight: 3,
        said: [
          'I had argued otherwise, that’s known, now we do it, and this is why it may work',
          'I didn’t act as though it were my idea',
          'They asked if I believed in it, and I answered honestly',
        ],
      },
      {
        cue: 'Leaving a door open',
        point: 'Agreed on signs and a date at which it would be reviewed',
        weight: 2,
        said: [
          'If returns exceed 8% after two months, we look at it again',
          'So it was a test and no longer a question of belief',
          'After three months we would look at two numbers, with a limit for each',
        ],
      },
      {
        cue: 'Where your limit lies',
        point: 'Names the personal limit: law, safety, dignity, deception; and what they’d do then',
        weight: 3,
        said: [
          'I wouldn’t have signed a false inspection report',
          'Then I say no openly, escalate, and in the end leave',
        ],
      },
      {
        cue: 'What you did for others',
        point: 'Softened the consequences for people within what was possible',
        weight: 2,
        said: [
          'I got a transition of six weeks',
          'For the two who lost shifts I found hours at another branch',
        ],
      },
      {
        cue: 'How it turned out',
        point: 'Reports how it came out, also when the superior was right',
        weight: 2,
        said: [
          'It went better than I’d predicted, and I told her so',
          'After three months it was reversed, without I told you so',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Loyalty means never contradicting',
        said: ['once my boss has said it I don’t question it'],
        correction:
          'Before the decision, contradiction with reasons is loyal; silence withholds knowledge. Afterward loyalty means carrying it out properly.',
      },
      {
        belief: 'Being honest with the team means distancing oneself from the decision',
        said: ['I told them it’s nonsense but we have to do it'],
        correction:
          'The team then carries it out half-heartedly and loses trust in both. Say the truth: I argued otherwise, I understand the reasons, I commit.',
      },
    ],
    sampleAnswer:
      'I managed a branch of a bookstore chain. The regional head decided to remove the reading corner and to sell toys there. I thought it was a mistake: a third of our regulars stay there. Before it was final I asked for half an hour, brought two weeks of counts, and an alternative with toys near the entrance. She listened, and explained what I hadn’t known: five branches were making losses, and toys had twice the margin. She decided for it. Then we did it properly; I set the shelves myself. To the team I said: it’s decided, these are the reasons, some of you know that I argued otherwise, and I stand behind doing it well. I had agreed with her that after three months we’d look at two numbers, visits of regulars and margin, with a limit for each. I also got six weeks of transition, so that we could inform the reading groups. After three months margin was up by 11%, regulars down by only 6%. She had been closer to the truth than I, and I told her so. My limit would’ve been something else: when another superior once asked me to leave out a safety defect in a report, I said no, in writing, and went to the next level. For that I’d have resigned.',
    criteria: ['Loyal and honest at once', 'Clear limit', 'Can be wrong'],
    followUps: [
      {
        question: 'Your team asks directly: do you think this is right? What do you say?',
        about: [2],
        answer:
          'The truth, measured: I had doubts and brought them forward; these reasons spoke for it; now I commit and want us to test it fairly. And I tell them when we’ll review. I neither pretend nor complain.',
      },
      {
        question: 'What separates a decision you carry out from one you refuse?',
        about: [4],
        answer:
          'Whether it’s a matter of judgment, about which reasonable people differ, or violates law, safety, honesty toward customers, or dignity. The first I carry out after objecting. The second I refuse openly, propose another way, escalate, and accept the consequences.',
      },
    ],
  },
  {
    id: 'leadership-expert-07',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Project Manager', 'Product Manager', 'Technical Lead'],
    skills: ['Cross-Functional Collaboration', 'Stakeholder Management', 'Organizational Design'],
    tags: ['ownership dispute', 'deadlock', 'negotiation'],
    question:
      'Two departments have each refused for a year to take responsibility for something important between them, and customers suffer. Neither reports to you, and both heads are senior to you. Management says: solve it. How do you go about it?',
    keyPoints: [
      {
        cue: 'What each side tells you',
        point:
          'Explores interests behind positions: talks with both separately about goals, fears, budget, and history',
        weight: 3,
        essential: true,
        said: [
          'One was afraid of the night calls, and the other of losing two positions',
          'Behind we’re not responsible was a budget cut three years ago',
          'Each had a good reason I hadn’t known',
        ],
      },
      {
        cue: 'Getting both to see it',
        point: 'Makes the harm visible to both with shared facts, such as customer cases and costs',
        weight: 3,
        essential: true,
        said: [
          'I followed five cases from beginning to end and showed where they lay',
          'Both heads listened to ten complaint calls together',
        ],
      },
      {
        cue: 'What you need from management',
        point: 'Obtains a mandate: what may be decided, by when, and who decides if they don’t agree',
        weight: 2,
        said: [
          'Six weeks, then the managing director decides on the basis of our paper',
          'Without such a date waiting was free for both',
        ],
      },
      {
        cue: 'Where the solution comes from',
        point:
          'Develops options with people from both sides instead of a solution of one’s own: clear owner, split by cut, shared team, with resources',
        weight: 3,
        said: [
          'Three who really do the work found the cut in two days',
          'Responsibility moves along with the positions',
          'A trial in one region',
        ],
      },
      {
        cue: 'What both heads need',
        point: 'Lets both keep face and gain something',
        weight: 2,
        said: [
          'One got the budget, the other was rid of the weekend service',
          'It was announced by the two heads, and not by me',
          'Each side got something: protection in the audit here, extra positions there',
        ],
      },
      {
        cue: 'Making it hold',
        point: 'Fixes it in writing: single owner per step, handover, numbers, escalation, review',
        weight: 2,
        said: [
          'One name per line and no we jointly',
          'After three months we check three figures',
          'One name for each step, and a review every quarter',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Tells the result for customers and what one had to give up, or why it failed',
        weight: 2,
        said: [
          'From 19 days to 5, the rare cases are still open',
          'At first I made the mistake of proposing a solution in week one',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a clear responsibility chart the problem is solved',
        said: ['I’d draw a RACI and distribute it'],
        correction:
          'The chart only records an agreement. Without interests, resources, and a decision, both will dispute the chart.',
      },
      {
        belief: 'Shared responsibility is a fair compromise',
        said: ['both are responsible together then'],
        correction:
          'If two are responsible, nobody is in doubtful cases. Cooperation needs one owner per step.',
      },
    ],
    sampleAnswer:
      'In a home care company, patients coming from the hospital waited on average 19 days for equipment, such as beds and lifts. Care said that ordering belongs to logistics, logistics said that it’s a nursing matter. I was a project manager, both heads were above me. My first mistake: in the first week I proposed a solution, and both rejected it. Then I asked the managing director for a mandate: six weeks, then she decides on the basis of our paper. Waiting was no longer free. I talked with both heads alone, three times. Care was afraid of an audit. Logistics had lost two positions, and feared the extra work. I followed five patients through the whole process, hour by hour, and both heads listened with me to ten calls of relatives. Three people who do it daily, from both sides, worked out the cut in two days: care states the need by a form with eight fields, until noon; from then on it’s logistics, one name per step, with one and a half positions moved over. Care got a sign-off that protects them in the audit. We tried it in one region, and the heads announced it together. After three months: six days, not five as planned, rare special beds still 15. The review is fixed each quarter.',
    criteria: ['Interests before charts', 'Uses a mandate without power play', 'Others get the success'],
    followUps: [
      {
        question: 'Why was the deadline with a decision by management important?',
        about: [2],
        answer:
          'Without it, doing nothing cost neither side anything; the customers paid. With the date, each preferred to shape the result over getting one imposed. It has to be credible, so the director announced it herself.',
      },
      {
        question: 'One head feels that he has lost. How do you secure that he carries it?',
        about: [4],
        answer:
          'I ask what he’d need to stand by it, and look for a real gain: positions, relief, protection. He announces it with the other, and the review is open: if his fear comes true, we change it. Otherwise he’ll let it fail.',
      },
    ],
  },
  {
    id: 'leadership-expert-08',
    type: 'leadership',
    difficulty: 'expert',
    roles: ['Engineering Manager', 'Technical Lead', 'Product Manager'],
    skills: ['Succession Planning', 'Team Leadership', 'Coaching'],
    tags: ['succession', 'dependency', 'growth'],
    question:
      'In your area everything important passes through you: decisions, customers, conflicts. You notice it when you are away for three weeks. How did you, or would you, make yourself replaceable, and what is hard about that?',
    keyPoints: [
      {
        cue: 'How it came to this',
        point:
          'Recognizes their own part in the dependency: being needed, speed, mistrust, knowledge in their head',
        weight: 3,
        essential: true,
        said: [
          'I had enjoyed that they all asked me',
          'It was faster if I did it, every time for six years',
          'On vacation I answered 60 mails and was proud of it',
        ],
      },
      {
        cue: 'What you give away',
        point: 'Transfers decisions with authority and boundaries, by kind and risk, not merely tasks',
        weight: 3,
        essential: true,
        said: [
          'Up to 5,000 and without personnel, decide without me',
          'They tell me afterward, not before',
          'Which decisions only I can make? Out of 40 there were six',
          'I sorted a month of decisions and gave most of them away with limits',
        ],
      },
      {
        cue: 'Who takes your place',
        point:
          'Develops two or more people deliberately: real responsibility, coaching, access to customers and superiors',
        weight: 3,
        said: [
          'She led the budget talk, I sat beside her and kept silent',
          'Not a crown prince but three who can do different things',
          'Each customer got to know a second person',
        ],
      },
      {
        cue: 'What others need to know',
        point: 'Makes knowledge and principles explicit, so others can decide as well or better',
        weight: 2,
        said: [
          'I wrote down how I decide in doubtful cases, one page',
          'The reasons for old decisions are in a log',
        ],
      },
      {
        cue: 'What is hard about it',
        point: 'Endures mistakes and other ways, and doesn’t take back; reacts to errors by learning',
        weight: 3,
        said: [
          'A customer was lost, it hurt, and the authority stayed',
          'I left the room so that they’d stop looking at me',
          'He bought something I found nonsense, and I did not take the authority back',
        ],
      },
      {
        cue: 'Finding out if it works',
        point: 'Tests it: planned absence, and looks at what got stuck',
        weight: 2,
        said: [
          'Four weeks with no phone, and a list of what came back',
          'First a day a week, then two weeks',
        ],
      },
      {
        cue: 'What remains for you',
        point: 'Clarifies their own new role and benefit, with superiors too',
        weight: 2,
        said: [
          'What am I there for, if not for that? Direction, people, the next two years',
          'I told my boss that being dispensable isn’t being superfluous',
          'With my partner I settled what I am for now: the next location and the people',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Whoever makes himself dispensable endangers his position',
        said: ['if they don’t need me then I’m gone'],
        correction:
          'Areas that depend on one person are a risk, and that person can’t take on anything new. Developing successors is a leader’s core performance.',
      },
      {
        belief: 'A successor needs only documentation',
        said: ['I write everything down, then anyone can take over'],
        correction:
          'Judgment, relationships, and authority grow by deciding for real. Documentation supports this.',
      },
    ],
    sampleAnswer:
      'I ran an outpatient physical therapy practice with 18 employees. When I had an operation and was away for three weeks, two hires were lost, a doctor who refers patients was angry, and a conflict about rooms had been waiting for me. I understood that I’d built that myself: it was quicker if I decided, and I liked to be asked. I wrote down all decisions of a month, 43, and sorted: only six had to be mine. The rest I gave away with limits. Johanna decides on schedule and rooms, finally; Tom on purchases up to 3,000; both inform me afterward. For hiring I wrote a page on how I judge in doubtful cases. The referring doctors each met a second person. Johanna led the negotiation with the insurer, and I sat next to her, silent, which was hard. The hardest part was Tom’s purchase of a device that I thought nonsense, 2,800. I didn’t take it back. It’s hardly used, and since then he asks the therapists first. I tested it: every Wednesday away, then two weeks, in the second year four weeks without a phone. Only two things got stuck. With my co-owner I settled what I’m for now: the second location and people. Three people can now each do part of it.',
    criteria: ['Self-knowledge', 'Real authority, not just tasks', 'Tested by absence'],
    followUps: [
      {
        question: 'How do you decide which decisions stay with you?',
        about: [1],
        answer:
          'By reversibility and reach: few that bind us for years, concern values, or the existence of jobs. All that can be corrected in weeks goes to those closest to it. I say the limits in advance and review them each half year.',
      },
      {
        question: 'A person you handed authority to makes an expensive mistake. What do you do?',
        about: [4],
        answer:
          'First limit the damage together. Then review: what did you know, what would you do now, what was missing from me? The authority stays, perhaps with a checkpoint for this kind. To the outside I answer for it.',
      },
    ],
  },
]
