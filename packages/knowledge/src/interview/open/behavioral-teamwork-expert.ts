import type { OpenQuestion } from '../open-question.ts'

export const behavioralTeamworkExpert: readonly OpenQuestion[] = [
  {
    id: 'behavioral-teamwork-expert-01',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Change Management', 'Stakeholder Management'],
    tags: ['influence', 'persuasion', 'change'],
    question:
      'Describe how you brought people over whom you had no authority to give up a way of working that was comfortable for them.',
    keyPoints: [
      {
        cue: 'The starting position',
        point: 'Makes clear what had to change and that they could not order it',
        weight: 2,
        said: [
          'twelve teams had their own release scripts, and none of them reported to me',
          'I was the pharmacist, and the surgeons owed me nothing',
          'as one teacher among ninety I could only suggest the new grading',
        ],
      },
      {
        cue: 'How you prepared',
        point: 'Learned first what the old way gave those people and what they would lose',
        weight: 3,
        essential: true,
        said: [
          'I spent a month sitting with them to see why they like their scripts',
          'for the surgeons the old list meant that nobody disturbed them at six in the morning',
          'the older teachers feared that their experience would not count any longer',
        ],
      },
      {
        cue: 'Getting it started',
        point: 'Began small with volunteers and let the results speak',
        weight: 3,
        said: [
          'two teams tried it, and I helped them with my own hands',
          'we ran it on one ward for six weeks and counted errors',
          'I found one respected colleague who was willing and let her tell the others',
        ],
      },
      {
        cue: 'What made others join',
        point: 'Made the new way easy for people, also by taking up their objections',
        weight: 2,
        said: [
          'moving over took twenty minutes, because I had written the converter',
          'they were right about the night shift, so we took that part out',
          'we removed one form for each one we added',
        ],
      },
      {
        cue: 'People who were never convinced',
        point: 'Dealt with the ones who stayed against it, without shaming them',
        weight: 2,
        said: [
          'the last three teams got a date from the director, but also my help',
          'I asked the sharpest critic to check the plan for holes',
          'one never came along, and we arranged for that to be fine',
        ],
      },
      {
        cue: 'The test of time',
        point: 'Shows that it lasted after they stopped pushing',
        weight: 2,
        said: [
          'two years later I had left the group and it is still done so',
          'new people think that it has always been like this',
          'the teams have since improved it on their own',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Good arguments and data are enough to make people change',
        said: [
          'you show people the facts, and facts convince',
          'a good presentation of the advantages is enough',
        ],
        correction:
          'People weigh what they lose: ease, standing, control. Find that out, lower the cost, and let people whom they trust show that it works.',
      },
      {
        belief: 'Resistance against change is laziness or fear that must be broken',
        said: [
          'people just do not like change, you have to push through',
          'there are always blockers you need to go around',
        ],
        correction:
          'Resistance often carries knowledge about what will fail. Listen to it, take what is right, and much of it dissolves.',
      },
    ],
    sampleAnswer:
      'As a hospital pharmacist I wanted the surgical wards to use one common list for antibiotics before operations. I had no say over any surgeon. Everyone had their own list, and about one patient in nine got the wrong drug or got it at the wrong time. My first presentation, full of data, changed nothing. So I stopped and spent three weeks going along on rounds. I saw that their lists had one advantage: nobody called them at six in the morning to ask. Ours would have meant more calls. So I redesigned it so that the nurse could decide nearly every case without a call. Then I asked one senior surgeon, who was known to be strict, to try it on her ward for six weeks. Wrong timing dropped from eleven to three in a hundred, and calls dropped too. She told the others; I stayed out of it. Two departments pointed out that children were missing, and they were right, so we added a page. One surgeon stayed opposed. I asked him to check the exceptions, and he became the keeper of that part. I moved on three years ago, and the list is in its fifth edition, without me.',
    criteria: ['Respect for the reasons behind resistance', 'Patience, and willingness to share the credit'],
    followUps: [
      {
        question: 'What would those people have lost by your change?',
        about: [1, 3],
        answer:
          'Their quiet mornings. With their own lists nobody had to call them, and my first draft would have produced more calls. As long as I didn’t see that, my data didn’t matter.',
      },
      {
        question: 'How did you deal with those who remained opposed?',
        about: [4],
        answer:
          'I asked the strongest critic to look for cases in which the list would harm a patient. He found two, we fixed them, and from then on he looked after the exceptions himself.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-02',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Conflict Resolution'],
    tags: ['mediation', 'long conflict', 'structure'],
    question:
      'Tell me about a conflict between two people or groups that had lasted for years before you were drawn into it. What did you do, and what did you leave alone?',
    keyPoints: [
      {
        cue: 'The conflict and its price',
        point: 'Lays out the conflict and the harm that it did to the work',
        weight: 2,
        said: [
          'production and maintenance blamed each other for each stop, and repairs took twice as long',
          'two senior architects blocked one another’s proposals for three years',
          'the day nurses and the night nurses no longer spoke, and handovers suffered',
        ],
      },
      {
        cue: 'How you went in',
        point: 'Listened to each side separately without taking one',
        weight: 3,
        essential: true,
        said: [
          'I talked to every one of them alone for an hour, with the same questions',
          'both tried to win me over, and I told them that I would not judge',
          'I went on two night shifts before I said anything',
        ],
      },
      {
        cue: 'What lay underneath',
        point:
          'Found a cause in the structure, such as targets or unclear ownership, beneath the personal quarrel',
        weight: 3,
        said: [
          'one got a bonus for output, the other for low repair cost, so they had to fight',
          'nobody had ever said who decides about the interfaces',
          'the schedule left six minutes for a handover of twenty patients',
        ],
      },
      {
        cue: 'What you did about that',
        point: 'Changed that cause, or won over those who could change it',
        weight: 3,
        said: [
          'I got the plant manager to give both one common number, the hours of downtime',
          'we wrote down which of the two decides on what, and their boss signed it',
          'we moved the shift start by a quarter of an hour',
        ],
      },
      {
        cue: 'Bringing them closer',
        point: 'Brought the sides together on one small piece of shared work or a rule',
        weight: 2,
        said: [
          'one mechanic and one operator analyzed each stop together for a month',
          'I had both of them write one paper with the arguments of the other',
          'they redesigned the handover sheet jointly',
        ],
      },
      {
        cue: 'What you left alone',
        point: 'Knows what remained unsolved and why they left it so',
        weight: 2,
        said: [
          'the two will never like each other, and that was not my task',
          'an old story about a promotion I left alone on purpose',
          'one of them moved on in the end, and perhaps that was right',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A conflict is solved once both sides have talked about their feelings',
        said: ['I put them in a room until they got along', 'we did a team event and then it was good'],
        correction:
          'Where targets or unclear decisions set people against each other, the quarrel returns. Remove the cause as well as clearing the air.',
      },
      {
        belief: 'Whoever mediates must find out who is to blame',
        said: ['I investigated who had started it', 'I found out who was right and told them'],
        correction:
          'A verdict makes a loser and ends the cooperation. Except for misconduct, what helps is agreement on how it works from now on.',
      },
    ],
    sampleAnswer:
      'I came to a bottling plant as head of quality, and production and maintenance had been at war for years. Each stop turned into a search for the guilty one, and a repair took about fifty minutes where twenty would have done. Both sides asked me to confirm that the others were the problem. I said openly that I wouldn’t judge, and I spoke for an hour with each of twelve people, always with the same questions, and I spent four nights on the floor. What I saw was that the fight was built in. Operators got a bonus for output, so they reported odd noises late, and maintenance was judged on repair cost, so they repaired as little as possible. I convinced the plant manager to give both one common number, hours of downtime. Then I asked for one pair, a mechanic and an operator, to look at each stop together for a month, and the pairs soon made a list of early signs. After half a year the repair took twenty-two minutes. The two foremen still don’t have lunch together. There is an old story about a promotion between them, and I left it alone, since it no longer stopped the line.',
    criteria: ['Distinguishes persons from circumstances', 'Modest about what a third party can solve'],
    followUps: [
      {
        question: 'What kept that conflict alive for years?',
        about: [2],
        answer:
          'The targets. One side was paid for output and the other for low repair cost, so each did harm to the other by doing its job well. With other people it would have been the same.',
      },
      {
        question: 'What did you deliberately not touch?',
        about: [5, 1],
        answer:
          'The personal story of the two foremen. I wasn’t their therapist, and taking a side would have cost me the trust of half of the plant. The work ran, and that was enough.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-03',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Stakeholder Management'],
    tags: ['upward feedback', 'courage', 'power'],
    question:
      'When did you tell somebody with far more power than you something that they did not want to hear, and what did you risk?',
    keyPoints: [
      {
        cue: 'What and to whom',
        point: 'Names the unwelcome message and the person to whom it went',
        weight: 3,
        essential: true,
        said: [
          'I told the owner that his son was the reason why three good people had left',
          'I had to say to the board that the launch date they had announced could not hold',
          'the chief of surgery heard from me that his complication rate was too high',
        ],
      },
      {
        cue: 'The stakes for you',
        point: 'Names what they risked by saying it',
        weight: 2,
        said: [
          'my contract was up for renewal in that month, I knew that',
          'everybody knew that she had dismissed people for less',
          'in the worst case I would have lost the account, and I told my wife so',
        ],
      },
      {
        cue: 'Your groundwork',
        point: 'Prepared it with evidence that had been checked',
        weight: 3,
        said: [
          'I had the figures of eighteen months, checked by a second person',
          'I asked the three leavers whether I may quote them',
          'I went through what speaks against my own view first',
        ],
      },
      {
        cue: 'How you framed the talk',
        point: 'Said it in private and tied it to what that person wants to reach',
        weight: 3,
        said: [
          'I asked for half an hour alone with her before the meeting, so she was not exposed',
          'I began with his goal, that the firm should outlive him',
          'you promised the customers reliability, and that is what I worry about, I told them',
        ],
      },
      {
        cue: 'When it got uncomfortable',
        point: 'Did not take the core back under pressure',
        weight: 2,
        said: [
          'he got loud, and I repeated the sentence once, calmly',
          'they asked three times if I was sure, and three times I said yes',
          'she pushed and my sentence stayed the same, though what to do I left to her',
        ],
      },
      {
        cue: 'What followed',
        point: 'Is honest about the outcome, also where it cost something',
        weight: 2,
        said: [
          'he did not talk to me for a month, then he changed it',
          'I was left out of two projects, and I would do it again',
          'she thanked me a year later, others had said nothing',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Being blunt with powerful people proves courage',
        said: ['I told her in front of everyone, I say what I think', 'I am known for not sugarcoating'],
        correction:
          'In public a powerful person has to defend themselves. In private, with evidence and tied to their goal, the same message has a chance.',
      },
      {
        belief: 'Senior people surely know about every problem already, so there is no need to tell them',
        said: ['they surely knew already, so why say it', 'it is above my pay grade'],
        correction:
          'The higher somebody stands, the more is filtered before it reaches them. Often nobody has said it.',
      },
    ],
    sampleAnswer:
      'I was operations lead in a family firm that builds kitchens. Within a year three of our best fitters had left, and in their exit interviews each of them named the owner’s son, who ran planning. Everybody knew and nobody told the owner. My own contract was to be renewed that month, so I slept over it twice, but I saw that we would lose two more. I prepared it carefully. I had eighteen months of leaving dates and overtime, I asked the three whether I could quote them, and I also looked at what spoke against it, for example that pay was low too. Then I asked the owner for half an hour alone. I began with what he always says, that the firm should outlive him, and then I said that people are leaving because of how planning is run by his son, and showed the pages. He got loud. I didn’t take it back. I proposed that the son get a year in sales, where he is good, and an experienced planner at his side. For a month the owner avoided me. Then he did almost exactly that. My renewal came late and with fewer duties, and I would do it again.',
    criteria: ['Serves the matter and not the own image', 'Protects the dignity of the powerful person too'],
    followUps: [
      {
        question: 'How did you prepare, so that it could not be brushed aside?',
        about: [2],
        answer:
          'I collected eighteen months of leaving dates and overtime, had someone else check them, got permission for the quotes, and wrote down the other possible causes, so I could name them myself.',
      },
      {
        question: 'What happened to you afterwards?',
        about: [5, 1],
        answer:
          'A month of silence and a smaller role at the next renewal. I had expected that. Two people who wanted to quit have stayed, so the price was fair.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-04',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Stakeholder Management'],
    tags: ['trust', 'repair', 'accountability'],
    question:
      'Tell me about trust that you or your team had lost with a customer or another department, and how it was rebuilt.',
    keyPoints: [
      {
        cue: 'What had happened',
        point: 'Says plainly how the trust had been broken and by whom',
        weight: 3,
        essential: true,
        said: [
          'we had promised the feature three times and missed it three times',
          'our lab had reported a wrong value and then kept quiet about it for two days',
          'the school had closed the day care without asking one parent',
        ],
      },
      {
        cue: 'Facing the people concerned',
        point: 'Admitted it to those affected without excuses',
        weight: 3,
        essential: true,
        said: [
          'I drove there and said that we had let them down, no slides',
          'I told the parents that it had been wrong, and why it happened',
          'we published what we had known and when',
        ],
      },
      {
        cue: 'Understanding their side',
        point: 'Asked those people what they needed in order to rely on them again',
        weight: 2,
        said: [
          'I asked the ward which result they would like to see first',
          'their wish was not speed at all, but to hear bad news early',
          'we let them write down the three things that hurt most',
        ],
      },
      {
        cue: 'The long road back',
        point: 'Kept a string of small, checkable promises over months',
        weight: 3,
        said: [
          'every Friday by noon there was a status, also when it was bad',
          'we promised less, and each of those things came on its day',
          'for half a year the parents got the minutes within two days',
        ],
      },
      {
        cue: 'Preventing a repeat',
        point: 'Changed what had made the breach possible',
        weight: 2,
        said: [
          'sales could no longer give a date without us',
          'from then on a second person signs each critical value',
          'two parents have sat on the committee ever since',
        ],
      },
      {
        cue: 'How you knew',
        point: 'Recognized by a sign in the others’ behavior that trust was back',
        weight: 1,
        said: [
          'they stopped double-checking our numbers',
          'the head nurse called me first when something was odd',
          'in the next year they signed for three years',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A sincere apology or a generous discount restores trust',
        said: ['we gave them a discount and it was forgotten', 'I apologized and then we were good again'],
        correction:
          'It may open the door. Trust returns through kept promises over time and through a change in what went wrong.',
      },
      {
        belief: 'To win back trust one should promise something especially big',
        said: [
          'we promised them the full package as compensation',
          'I told them it would never happen again',
        ],
        correction: 'Big promises are what broke it. Promise little, keep each, and tell bad news early.',
      },
    ],
    sampleAnswer:
      'I took over a hospital laboratory after a bad story. A device had reported wrong potassium values for a morning, the lab had noticed, and it had kept quiet for two days until it was sure. No patient was harmed, but the intensive ward then had each value measured twice. On my second day I went to the ward meeting without slides. I said that we had known it and hadn’t told them, that this was wrong, and that I wouldn’t defend it. Then I asked what they needed to rely on us. I had expected speed. They said: call us when you doubt, not when you know. So I promised just two things: a call within ten minutes of any doubt, and each Friday a page with all our deviations, good or bad. We kept it for thirty weeks. Behind that I changed the rule that only the chief may report a fault; now every technician can, and nobody is blamed for a false alarm. The first sign was after five months, when I saw that the double measurements had dropped to nearly none. Nobody had ordered it.',
    criteria: ['No excuses and no blaming of predecessors', 'Thinks in months, not in gestures'],
    followUps: [
      {
        question: 'What did the other side need, in their own words?',
        about: [2],
        answer:
          'They said: call us when you doubt, not when you know. I would have worked on faster results for months, and it wouldn’t have helped at all.',
      },
      {
        question: 'What did you change so that it could not happen the same way again?',
        about: [4, 3],
        answer:
          'Only the chief had been allowed to report a fault, so doubts waited. Now each technician can call the ward at once, and a false alarm has no consequences.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-05',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Organizational Design', 'Cross-Functional Collaboration'],
    tags: ['merging teams', 'culture', 'identity'],
    question:
      'Two groups with different habits or cultures had to become one, and you were in the middle of it. What did you get wrong at first, and what worked?',
    keyPoints: [
      {
        cue: 'The two sides',
        point: 'Describes both groups and how their habits collided in daily work',
        weight: 2,
        said: [
          'one clinic decided everything in the round, the other through the chief only',
          'we shipped daily, and the team we were joined with had a release board',
          'the fishermen’s cooperative and the factory had wholly different ideas of punctual',
        ],
      },
      {
        cue: 'Your own part in it',
        point: 'Admits an early error of their own, such as imposing one side’s way',
        weight: 3,
        essential: true,
        said: [
          'I simply took our process, since it was newer, and they felt conquered',
          'I mixed the offices in week one, before anyone had said goodbye to the old team',
          'I believed the friendly nodding and missed that half of them had given up',
        ],
      },
      {
        cue: 'Understanding the differences',
        point: 'Found out what each habit was good for before choosing between them',
        weight: 3,
        said: [
          'their board had once saved them from a recall, that is why it existed',
          'I asked both sides to show me a day in their work and explain why',
          'we listed what each of us would be sorry to lose',
        ],
      },
      {
        cue: 'How new ways came about',
        point: 'Let people of both groups shape the common rules together',
        weight: 3,
        said: [
          'four people, two from either house, wrote the new ward rules',
          'we kept their checks and our small steps',
          'neither name survived, we found a third one',
        ],
      },
      {
        cue: 'What you kept an eye on',
        point: 'Watched for second-class treatment, in posts, information or working hours',
        weight: 2,
        said: [
          'all the lead jobs had gone to one site, so we filled the next two from the other',
          'meetings were always in our language and our morning, and we changed that',
          'I counted who spoke in the meetings and it was eight to two',
        ],
      },
      {
        cue: 'How it turned out',
        point: 'Gives evidence that they became one',
        weight: 2,
        said: [
          'after a year people no longer said they and we',
          'no one left in the second year, after seven in the first',
          'they defended a colleague from the former other side in front of a client',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'When merging two groups the better process should be chosen and applied quickly to all',
        said: [
          'the best practice simply has to be rolled out on both sides',
          'the right way is a clear decision on day one, and everyone follows one standard',
        ],
        correction:
          'A process looks better from the side that owns it. First understand what each habit protects; people keep rules that they had a hand in.',
      },
      {
        belief: 'Social events make two groups grow together by themselves',
        said: ['we had a big party and a barbecue, so they bonded', 'with team building it went by itself'],
        correction:
          'Parties help people meet. They grow together through shared work, fair posts and common rules.',
      },
    ],
    sampleAnswer:
      'I was a senior nurse when two heart wards from two hospitals were merged into one. On ours everybody spoke up in the morning round; on theirs the chief decided and the others wrote it down. My mistake was that I was sure our way was the modern one. I put our rules on the wall in week one, and they nodded. Three months later seven people had resigned, six of them from the other hospital. Then I did what I should have done first. I worked ten shifts with their team and asked why they did things that way. Their strict written order came from a case in which a spoken change had got lost and a patient had bled. It protected people. So I asked two from each hospital to write the new rules, with the right to throw out anything of ours. What came out was an open discussion, closed by one written order read back aloud. I also noticed that all the shift leads came from our side, so the next two posts went to theirs. In the second year nobody left. I knew we were one when a young doctor scolded one of theirs, and one of ours stepped in and said: not with us.',
    criteria: ['Real self-criticism', 'Sees power and status, not only habits'],
    followUps: [
      {
        question: 'What was the habit of the other group good for, that you had not seen?',
        about: [2],
        answer:
          'Their strict written order dated from a case in which a spoken change had been lost. To us it looked like hierarchy, but it was a safeguard, and we kept it.',
      },
      {
        question: 'How did you notice that one side was treated as second class?',
        about: [4],
        answer:
          'By counting. All four shift leads came from our house, and in meetings our people spoke most of the time. Nobody had intended it, so it needed a deliberate correction.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-06',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Team Leadership', 'Coaching'],
    tags: ['strong performer', 'behavior', 'standards'],
    question:
      'Have you worked with somebody brilliant whose behavior harmed the people around them? Tell me what you did and how long you waited.',
    keyPoints: [
      {
        cue: 'Both sides of the person',
        point: 'Sets the person’s real achievement beside the damage to others',
        weight: 2,
        said: [
          'she closed a third of our sales, and four assistants quit in two years',
          'he was the only one who understood the core system, and juniors were afraid of asking',
          'the best soloist that we had, and rehearsals ended in tears',
        ],
      },
      {
        cue: 'Getting the facts',
        point: 'Made the harm visible by concrete incidents, rather than by rumor',
        weight: 3,
        said: [
          'I wrote down dates and what was said, with those who were affected',
          'the exit talks named her each time, so I counted them',
          'I looked at how many questions were put in the channel when he was away, twice as many',
        ],
      },
      {
        cue: 'The conversation',
        point: 'Told the person directly what has to change',
        weight: 3,
        essential: true,
        said: [
          'I told him that his code is excellent and that I will not accept the contempt',
          'we agreed on three behaviors and a date, in writing',
          'she knew that the next outburst would cost her the lead of the choir',
        ],
      },
      {
        cue: 'What followed the talk',
        point: 'Gave real support for changing, such as coaching or another role',
        weight: 2,
        said: [
          'I met him every week for three months and we went through the situations',
          'we took the trainees away from her and gave her the hard clients alone',
          'the orchestra paid for a coach, and he went',
        ],
      },
      {
        cue: 'Everybody else around them',
        point: 'Protected the others, also by depending less on that person',
        weight: 3,
        essential: true,
        said: [
          'two others learned the core system in pairs with him, so nobody was indispensable',
          'juniors had somebody else to turn to from that day on',
          'I told the four openly that it is being dealt with',
        ],
      },
      {
        cue: 'Looking back at it',
        point: 'Says how it ended and whether they had waited too long',
        weight: 2,
        said: [
          'in the end we parted, and the team sold more without her',
          'he really changed, it took a year',
          'I should have acted after the first resignation and not after the third',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Such talent has to be tolerated because the result suffers without it',
        said: [
          'geniuses are like that, you have to live with it',
          'somebody that good is allowed more than the others',
        ],
        correction:
          'The result of the others suffers too: they leave, hide problems and learn less. Counted in full the price is usually higher than the contribution.',
      },
      {
        belief: 'The others just have to grow a thicker skin',
        said: ['juniors are simply too sensitive these days', 'people should not take it so personally'],
        correction:
          'That makes those who are harmed responsible for the harm. Behavior is part of performance, and it can be demanded.',
      },
    ],
    sampleAnswer:
      'I ran the repair shop of an airline, and our best engine mechanic found faults that nobody else did. He also called apprentices idiots, and I looked away for over a year because I needed him. Three of them asked for a transfer. After the third I sat down and collected incidents, with dates and with those who had heard them. I found something worse: twice somebody hadn’t told him about a forgotten tool, out of fear. In our work that kills people. I told him in private that his skill is extraordinary, that the contempt stops now, which three behaviors I mean, and that with the next incident he would no longer train or lead anybody. That was in writing. I met him every Friday for three months, and we went through situations; he had learned from a father who shouted, and he did want to change. At the same time I put two people beside him for the engines, so that we no longer depended on him, and I told the apprentices whom they could go to. It took a year, with one relapse that cost him the lead for a while. He is decent now. My mistake was waiting for three transfers when one was enough.',
    criteria: ['Counts behavior as part of performance', 'Takes responsibility for their own hesitation'],
    followUps: [
      {
        question: 'What did you do for the people who had suffered from it?',
        about: [4],
        answer:
          'I told them that I had seen it and that it is being dealt with, gave them another person to turn to, and took him out of training until it had changed.',
      },
      {
        question: 'What exactly did you demand, and what would have followed?',
        about: [2, 3],
        answer:
          'No insults, questions get answered, faults get thanked for. That was in writing with a date, and with the next incident he would lose training and lead. And he got an hour of mine each week.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-expert-07',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Risk Management', 'Team Leadership'],
    tags: ['groupthink', 'dissent', 'decisions'],
    question:
      'When did a group that you belonged to agree too easily and pay for it later? What was your part, and what do you do differently in groups today?',
    keyPoints: [
      {
        cue: 'The story',
        point: 'Recounts the decision all agreed on, and what it cost',
        weight: 3,
        essential: true,
        said: [
          'nine experienced people approved the new wing in one hour, and it stood empty for two years',
          'we all voted for the supplier, and half of the batch came back',
          'no one in the crew objected to the route, and we spent the night on the mountain',
        ],
      },
      {
        cue: 'Why nobody objected',
        point:
          'Explains why doubts were not spoken: the boss spoke first, time pressure, harmony, fame of a person',
        weight: 3,
        said: [
          'the founder had said that he loves it, and after that no one spoke',
          'we liked each other so much that objecting felt unfriendly',
          'it was six in the evening and everyone wanted to go home',
        ],
      },
      {
        cue: 'Your own part',
        point: 'Names their own silence or their part in it',
        weight: 3,
        essential: true,
        said: [
          'I had the weather report in my pocket and said nothing',
          'I was the chair, and I took silence for a yes',
          'I had a bad feeling about the numbers but did not want to be the difficult one again',
        ],
      },
      {
        cue: 'What you do today',
        point: 'Uses a definite practice now that brings dissent out before a decision',
        weight: 3,
        said: [
          'everyone writes down their view before anyone talks, and I speak last',
          'we imagine that it has failed in a year and each writes why',
          'one person gets the job of arguing against it, by turns',
        ],
      },
      {
        cue: 'Proof that it works',
        point: 'Gives a case in which that practice changed a decision',
        weight: 2,
        said: [
          'last spring the youngest wrote down the one point that made us stop',
          'because of it we tested the second supplier with a small order',
          'with the cards it came out that five of eight had doubts',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If everybody agrees, the decision must be good',
        said: [
          'if all are of the same opinion, it has to be right',
          'unanimous means that it is well thought through',
        ],
        correction:
          'Quick agreement among similar people often means that doubts were held back. Ask for independent views before the discussion.',
      },
      {
        belief: 'It is enough to ask whether anyone has objections',
        said: [
          'it is enough when I ask in the round if somebody is against it',
          'anyone can speak up, so silence means yes',
        ],
        correction:
          'In front of a boss or a majority few will answer that. Written views first, the most powerful voice last, and a set role of critic work better.',
      },
    ],
    sampleAnswer:
      'I sat on the board of a housing cooperative, nine people with a lot of experience, and I chaired that meeting. In one hour we approved a shared house with guest rooms for two million. The founder, whom all of us admired, had opened by saying that it was the dream of his life. Nobody objected. The rooms stood empty for two years, and rents had to go up by three percent. Later I asked each of them, and six of nine had doubted the figures. One said that it would have been like spoiling a birthday. And I had an occupancy study of a neighboring town in my bag; I hadn’t read it out, and I had counted silence as a yes. Since then I do it differently. Before we discuss, each writes their view and one worry on a card, and I speak last, and so does anybody whom people look up to. For large matters we imagine that it is three years later and it has failed, and we collect the reasons. That is how it came out with the solar roof, from our youngest member, that the lease on two buildings ends in four years. We changed the contract before signing.',
    criteria: ['Analyzes the group dynamics and not only the bad luck', 'Own responsibility without drama'],
    followUps: [
      {
        question: 'Why did nobody say anything?',
        about: [1, 2],
        answer:
          'The man whom all admired had spoken first and with emotion, so doubt looked like ingratitude. And I as the chair asked for no opinions, I just looked around and took silence for agreement.',
      },
      {
        question: 'How do you get at the doubts now, before a decision falls?',
        about: [3, 4],
        answer:
          'Cards before the discussion, the strongest voice last, and for large things an hour in which we assume that it failed. That is how the problem with the leases came to light.',
      },
    ],
  },
]
