import type { OpenQuestion } from '../open-question.ts'

export const behavioralTeamworkBeginner: readonly OpenQuestion[] = [
  {
    id: 'behavioral-teamwork-beginner-01',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Conflict Resolution'],
    tags: ['group work', 'conflict', 'fairness'],
    question:
      'Tell me about work you did in a group where one person did not do their share. What did you do?',
    keyPoints: [
      {
        cue: 'The situation you were in',
        point: 'Names one real piece of group work and what the person had left undone',
        weight: 2,
        said: [
          'four of us had to build a bridge model for class and his calculations never came',
          'on the closing shift she always disappeared when the kitchen had to be cleaned',
          'we ran the charity stall together and nobody had ordered the drinks, which was his job',
        ],
      },
      {
        cue: 'Your first step toward them',
        point: 'Talked to the person alone and asked for the reason before judging',
        weight: 3,
        essential: true,
        said: [
          'I took him aside after the lesson and asked what was going on',
          'I called her in the evening, and it turned out that her mother was ill',
          'instead of complaining in the group chat I went to him first and listened',
        ],
      },
      {
        cue: 'What the two of you settled',
        point: 'Agreed on a definite share that the person could manage, with a date',
        weight: 3,
        said: [
          'we settled that she would only do the two tables and send them by Thursday',
          'he was scared of presenting, so he took the poster and I took his part of the talk',
          'we made a list for the shift and each of us put a name beside every job',
        ],
      },
      {
        cue: 'If it happened again',
        point: 'Made sure that the group would finish even if the person let them down again',
        weight: 2,
        said: [
          'I kept a rough version of his part ready in case nothing came',
          'when he missed the second date too, we told our teacher together and early',
          'the other two and I divided the rest so we would not be caught out',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Tells how it ended, with something one can check',
        weight: 2,
        said: [
          'we handed it in a day early and got the second best mark of the class',
          'after two weeks the kitchen was done by eleven every night',
          'he delivered both parts and he even helped with the slides',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Says what they now do earlier in any group',
        weight: 1,
        said: [
          'since then I want names and dates on the first day',
          'next time I would ask after one week and not wait for four',
          'I learned to check in halfway, because silence usually means trouble',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Doing the other person’s part silently is the best way to keep the peace',
        said: [
          'I just did his part myself at night and said nothing',
          'it is easier to do everything alone than to talk about it',
        ],
        correction:
          'It hides the problem, wears you out and teaches the other person nothing. A short private talk and a clear agreement come first; doing the work yourself is the fallback.',
      },
    ],
    sampleAnswer:
      'In my last year of school four of us built a model bridge, and one boy was supposed to do the load calculations. Two weeks before the due date we had nothing from him. The others wanted to go to the teacher at once. I asked them to wait a day and talked to him alone after class. I asked what was stopping him, and he admitted that he had missed two lessons and didn’t understand the formulas. So we agreed that he would do the two simple beams by Thursday and build the deck, which he was good at, and I sat with him for an hour. To be safe I made a rough version of the missing calculations, so that the group could finish whatever happened. He sent his part on Thursday. We handed in on time and got a good mark, and his deck held twenty-five pounds. Since then I ask every group to write names and dates on the first day and to check in halfway, because he had been stuck for weeks and none of us had noticed.',
    criteria: [
      'Speaks of the other person with respect',
      'Shows their own action, not only what the group did',
    ],
    followUps: [
      {
        question: 'How did the first talk with that person go?',
        about: [1, 2],
        answer:
          'It was short. I said that his part was missing and that I wanted to understand why, then I let him talk. Once I knew that he was stuck, we could agree on a smaller share with a date.',
      },
      {
        question: 'What would you have done if the person had still not delivered?',
        about: [3],
        answer:
          'I had a rough version ready, so our work was safe. I would have told him that I was going to inform our teacher, and then done so early and with facts only.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-02',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Conflict Resolution', 'Customer Success'],
    tags: ['customers', 'complaints', 'calm'],
    question:
      'Describe a moment when a customer, guest, patient or parent was angry with you. How did you handle it?',
    keyPoints: [
      {
        cue: 'Who and why',
        point: 'Pictures one encounter: who was upset and what about',
        weight: 2,
        said: [
          'a man had waited two hours in our emergency room and started to shout at me',
          'her wedding cake had the wrong name on it, four hours before the party',
          'a father came to the holiday camp furious because his son had lost a jacket',
        ],
      },
      {
        cue: 'Your manner at first',
        point: 'Stayed calm and let the person finish before answering',
        weight: 3,
        essential: true,
        said: [
          'I did not interrupt her, I just nodded and waited till she was done',
          'inside I was shaking, but I kept my voice low and listened',
          'I breathed, looked at him and let him get it all out',
        ],
      },
      {
        cue: 'How you answered the feelings',
        point: 'Showed that the complaint was understood, and apologized where there was cause',
        weight: 2,
        said: [
          'I repeated it in my words and told her that I would be upset too',
          'I said sorry, this was our fault and it should not have happened',
          'you have been in pain for two hours and nobody told you why, I understand',
        ],
      },
      {
        cue: 'What you could do about it',
        point: 'Offered a remedy within their own power, or fetched somebody who could give one',
        weight: 3,
        said: [
          'I could not give a refund myself, so I called the shift leader right away',
          'I asked the baker, and within an hour we had a new top for the cake',
          'I found out from the nurse how long it would be and brought him a chair and water',
        ],
      },
      {
        cue: 'The outcome',
        point: 'Says how it ended for the person',
        weight: 2,
        said: [
          'I phoned him the next day as I had said, and the jacket was there',
          'she came back a week later and thanked me',
          'in the end he apologized to me for the shouting',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An angry customer calms down when one proves to them that they are wrong',
        said: ['I explained to him that it was his own mistake', 'I showed her the rules until she gave up'],
        correction:
          'People who feel unheard do not take in arguments. Listen and show that you understood first; facts and rules help only afterwards.',
      },
      {
        belief: 'The customer is always right, so one must accept everything',
        said: [
          'I let him insult me, because the customer is king',
          'you always have to give them what they want',
        ],
        correction:
          'Respect and a fair solution are owed, not everything asked. With insults or demands against the rules one may stay polite, set a limit and fetch somebody.',
      },
    ],
    sampleAnswer:
      'I worked at the counter of a bakery while I was in school. One Saturday a woman came to pick up a wedding cake, and the wrong name was written on it, four hours before the party. She got loud in front of the whole line. I kept my voice down, moved with her to the end of the counter and let her finish. Then I said that she was right, that this was our mistake, that I was sorry, and that I could see how it felt on such a day. I wasn’t allowed to give money back and I can’t decorate cakes, so I called the baker at home, and he told me which colleague could do it. I promised her a call by noon. At half past eleven I rang: the top had been redone, and we brought it to the hall ourselves. She was still tense, but two weeks later she came in with a photo and thanked us. I learned that listening for one minute saves ten minutes of arguing.',
    criteria: [
      'Takes the concern seriously without blaming the person',
      'Knows the limits of their own authority',
    ],
    followUps: [
      {
        question: 'What did you say first, once the person had stopped talking?',
        about: [1, 2],
        answer:
          'I said back in my own words what had gone wrong and that it was our fault, and I apologized. Only then did I ask what time she needed the cake, so we could look for a solution.',
      },
      {
        question: 'What could you decide yourself, and what not?',
        about: [3],
        answer:
          'I could exchange small things and call for help, but not refund a large order. So I told her honestly that I would get somebody who could decide, and when she would hear from me.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-03',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Career Development'],
    tags: ['feedback', 'learning', 'listening'],
    question:
      'What is a piece of criticism from a teacher, trainer or boss that was hard for you to hear, and what did you do with it?',
    keyPoints: [
      {
        cue: 'What you were told',
        point: 'Repeats the actual criticism and who gave it, without making it smaller',
        weight: 3,
        essential: true,
        said: [
          'my instructor told me straight out that I was careless with the tools',
          'the head nurse said that I talk too fast and patients do not follow me',
          'my boss said I was friendly but always five minutes late',
        ],
      },
      {
        cue: 'Your first reaction',
        point: 'Admits how it felt, yet did not argue or make excuses at once',
        weight: 2,
        said: [
          'I was hurt and my face got red, but I kept quiet and thanked her',
          'first I wanted to defend myself, then I slept on it',
          'it stung for two days because I had been proud of my work',
        ],
      },
      {
        cue: 'Understanding it better',
        point: 'Asked for an example or otherwise checked what exactly was meant',
        weight: 2,
        said: [
          'I went back and asked in which situation she had noticed it',
          'I recorded myself once and heard it was true',
          'I asked two classmates whether they saw it the same way',
        ],
      },
      {
        cue: 'What was different from then on',
        point: 'Changed something definite in daily behavior because of it',
        weight: 3,
        essential: true,
        said: [
          'from then on I set my alarm earlier and arrived ten minutes before the shift',
          'after each explanation I now ask the patient to tell me in his own words',
          'I made myself a checklist and hung it over the workbench',
        ],
      },
      {
        cue: 'How you know it helped',
        point: 'Shows that it worked, for instance through a later remark or result',
        weight: 2,
        said: [
          'in the next review she mentioned it as a strength',
          'three months later he gave me the keys to open the shop alone',
          'my next essay got full points for structure',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Saying that one has never received real criticism makes a good impression',
        said: [
          'honestly nobody ever had anything to criticize',
          'my only problem is that I am a perfectionist',
        ],
        correction:
          'It sounds as if you do not listen or do not try hard things. One honest example with a change that followed is far stronger.',
      },
    ],
    sampleAnswer:
      'During my nursing training the head nurse told me after a morning round that I talk too fast and too technically, and that patients nod without understanding me. That hurt, because I thought explaining was my strength. I didn’t defend myself, I only thanked her, but I was upset for the rest of the shift. The next day I asked her for an example. She named a man who had taken his new tablets in the wrong order although I had explained them to him. That convinced me. Since then I say three things at most, without technical terms, and then I ask the patient to tell me in his own words how he is going to do it. I also write it down in large letters. In my next assessment she wrote that patients understand my explanations well, and she let me explain the new plan to a family on my own. I have kept the habit: whenever I explain something, I let people say it back.',
    criteria: ['Chooses criticism that really mattered', 'Shows no bitterness against the critic'],
    followUps: [
      {
        question: 'How did you find out whether the criticism was fair?',
        about: [2],
        answer:
          'I asked for one example the next day. When she named a patient who had taken his tablets in the wrong order after my explanation, I couldn’t dismiss it any more.',
      },
      {
        question: 'What do you do differently today because of it?',
        about: [3, 4],
        answer:
          'I say fewer things at once, in plain words, and let the person repeat them. In my next assessment it was named as a strength, so I know that it helped.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-04',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Knowledge Sharing', 'Mentoring'],
    tags: ['helping', 'explaining', 'patience'],
    question: 'Tell me about a time you helped somebody who could not keep up. How did you go about it?',
    keyPoints: [
      {
        cue: 'How you became aware of it',
        point: 'Noticed or was told that a particular person struggled, and at what',
        weight: 2,
        said: [
          'a new cashier panicked every time somebody paid with a voucher',
          'the girl beside me in the course had stopped asking questions and was falling behind',
          'one recruit in our room failed the map exercise twice',
        ],
      },
      {
        cue: 'Your first step',
        point: 'Found out what exactly was missing before explaining anything',
        weight: 3,
        essential: true,
        said: [
          'I asked him to show me how he does it, and saw where he got lost',
          'it was not the math, she just had trouble reading the task in a second language',
          'I let her talk me through it until the point where she stopped',
        ],
      },
      {
        cue: 'Your way of helping',
        point: 'Helped so that the person did it themselves rather than doing it for them',
        weight: 3,
        essential: true,
        said: [
          'I kept my hands off the register and let her press the keys',
          'first we did one together, then he did one alone while I watched',
          'I gave hints, not the answers',
        ],
      },
      {
        cue: 'Time and place of helping',
        point: 'Took care that the person did not feel ashamed in front of others',
        weight: 2,
        said: [
          'I offered it quietly during the break, not before the whole class',
          'I told him that I had failed it too the first time',
          'we practiced after closing, when nobody was looking',
        ],
      },
      {
        cue: 'Where they got to',
        point: 'Tells what the person could do afterwards on their own',
        weight: 2,
        said: [
          'a week later she ran the register alone on a Saturday',
          'he passed the third attempt and then showed it to someone else',
          'her next test was a C after two failed ones',
        ],
      },
      {
        cue: 'The rest of your duties',
        point: 'Kept their own work in order while helping',
        weight: 1,
        said: [
          'we fixed two evenings a week, so my own studying did not suffer',
          'I asked my boss whether I may spend half an hour a day on it',
          'I told him I had time until six and then needed to do mine',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The quickest way of helping somebody is to do the task for them',
        said: ['I just took over and did it for her', 'I gave him my solution to copy'],
        correction:
          'The work gets done once, but the person is as lost as before tomorrow. Let them do it themselves while you watch and hint.',
      },
    ],
    sampleAnswer:
      'I worked as a student in a supermarket, and we got a new cashier who panicked whenever somebody paid with a voucher or returned something. The line grew, and colleagues started to roll their eyes. I asked her in the break, when nobody was around, whether we should look at it together, and told her that I had needed weeks for it. First I let her show me how she did it. She knew the keys; what she didn’t understand was why the sale has to be opened before the voucher is entered, so she guessed each time. I wrote the order on a card, and then we went through ten cases after closing. I kept my hands off the register and only gave hints. I had asked our shift leader beforehand for fifteen minutes a day, so that my shelves still got filled. After a week she ran the register alone on a Saturday, and two months later she showed it to the next new colleague with the same card.',
    criteria: [
      'Patience without looking down on the person',
      'A result for the other person, not for themselves',
    ],
    followUps: [
      {
        question: 'How did you find out where the problem really was?',
        about: [1],
        answer:
          'I let her do it and watched instead of explaining. She knew every key, but she didn’t know why the order mattered, so my first idea of explaining the keys would have been useless.',
      },
      {
        question: 'How did you make sure that the person would not need you the next time?',
        about: [2, 4],
        answer:
          'She did each case herself while I only gave hints, and she had a card with the order. After a week she worked a full Saturday without calling me.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-05',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['disagreement', 'authority', 'speaking up'],
    question:
      'When did you last think that a person in charge of you was making a mistake? What did you say, and how did it turn out?',
    keyPoints: [
      {
        cue: 'What the mistake was',
        point: 'Names the decision they doubted and a factual reason for the doubt',
        weight: 3,
        essential: true,
        said: [
          'the manager wanted one person on Friday evening, but the last three Fridays the line went out the door',
          'our trainer planned the hike for noon, with ninety-five degrees in the forecast',
          'she ordered to move the patient, and I had read in the chart that he must lie flat',
        ],
      },
      {
        cue: 'How you brought it up',
        point: 'Raised it with that person directly and politely, without exposing them',
        weight: 3,
        essential: true,
        said: [
          'I waited until the customers were gone and asked if I could mention something',
          'I put it as a question, have you seen the forecast for tomorrow',
          'I said it to her quietly and not in front of the team',
        ],
      },
      {
        cue: 'What you put on the table',
        point: 'Offered another way instead of only saying no',
        weight: 2,
        said: [
          'I proposed that I come from six to nine on Friday for a trial',
          'we could start at seven and be back before the heat, I said',
          'I suggested that we ask the doctor quickly before we do anything',
        ],
      },
      {
        cue: 'Their view',
        point: 'Listened to the reasons of the other side',
        weight: 2,
        said: [
          'he told me that the budget for hours was used up, which I had not known',
          'she explained why it had to be that day, because of the bus',
          'I let him explain and it made more sense afterwards',
        ],
      },
      {
        cue: 'The outcome',
        point: 'Tells what was decided in the end and went along with it',
        weight: 2,
        said: [
          'he stayed with his plan and I did my shift as well as I could',
          'she changed it, and we were back at eleven without anybody fainting',
          'we tried it for two Fridays, and then it became the rule',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A beginner should never contradict somebody in charge',
        said: ['I say nothing, the boss has to know', 'as a trainee it is not my place to speak'],
        correction:
          'Whoever stands closest often sees what others miss. Say it politely, with facts and in private; where safety is at stake, say it at once.',
      },
      {
        belief: 'If the boss is wrong, one simply does it the way one thinks right',
        said: ['I did it my way anyway and he never noticed', 'I ignored the order because I knew better'],
        correction:
          'Acting behind somebody’s back costs trust even if you are right. Raise it openly, and if safety is not at stake, carry out what was decided.',
      },
    ],
    sampleAnswer:
      'I led a children’s group in a sports club, and our trainer had planned a hike for Saturday noon. The forecast said ninety-five degrees, and I knew that two of the children do badly in the heat. I didn’t want to question her in front of the parents, so I waited until they had gone and asked her whether she had seen the forecast. She had, but the bus was booked for eleven, and that was the reason for the time, which I hadn’t known. I suggested that I call the bus company and ask for seven in the morning, and that otherwise we take the shady path along the river. She was a bit annoyed at first, but she said that if the bus could change, she would agree. It could, for a small fee. We were back before noon, and nobody got ill. If she had decided otherwise, I would have gone along with the river path and extra water. I learned that a question with a solution in hand is much easier to accept than criticism.',
    criteria: ['Judges when speaking up matters', 'Loyal in public, honest in private'],
    followUps: [
      {
        question: 'What reasons did the other person have for the decision?',
        about: [3],
        answer:
          'The bus had been booked for eleven, and she thought it couldn’t be changed. I hadn’t known that, and it showed me that I should ask first before I call a plan wrong.',
      },
      {
        question: 'What would you have done if the answer had been no?',
        about: [4, 2],
        answer:
          'I would have accepted it and made it as safe as I could, with more breaks and water. Only if I had seen real danger for a child would I have refused and said so openly.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-06',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Cross-Functional Collaboration'],
    tags: ['diversity', 'culture', 'communication'],
    question:
      'Have you ever worked or studied with people very different from you, in age, language or background? Tell me what was hard and what you changed.',
    keyPoints: [
      {
        cue: 'What was hard about it',
        point: 'Describes where the differences got in the way of the shared work',
        weight: 3,
        essential: true,
        said: [
          'in the warehouse we had six mother tongues, and instructions were done wrong',
          'I was nineteen and the volunteers I coordinated were all over sixty',
          'our exchange partners never said no in meetings, and then the work was not done',
        ],
      },
      {
        cue: 'What you learned about yourself',
        point: 'Noticed or asked about a wrong assumption of their own',
        weight: 3,
        said: [
          'I had taken their silence for agreement, which was my mistake',
          'I thought he was slow, but he only translated everything in his head',
          'I asked her how she was used to doing it and was surprised',
        ],
      },
      {
        cue: 'What you did differently',
        point: 'Adapted their own way of speaking or working to the others',
        weight: 3,
        essential: true,
        said: [
          'I spoke in shorter sentences and drew pictures on a board',
          'with the older ones I phoned instead of sending messages',
          'I began asking what could go wrong, rather than whether everyone agreed',
        ],
      },
      {
        cue: 'The upside of it',
        point: 'Used something that the others were better at',
        weight: 2,
        said: [
          'one of them had run a farm for forty years and knew how to plan the harvest fair',
          'thanks to their careful way we found a mistake that I had overlooked',
          'he taught me the trick with the pallets from his last job',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Says how the shared work went better afterwards',
        weight: 2,
        said: [
          'the wrong deliveries went from five a week to one',
          'the festival ran without a gap in the schedule',
          'by the end of the term they told us problems without being asked',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Treating everybody in exactly the same way avoids problems between cultures',
        said: [
          'I treat all people exactly the same, so there are no issues',
          'culture makes no difference at work',
        ],
        correction:
          'Equal respect often needs different ways: language, directness and habits differ. Ask people how they work best instead of assuming they work like you.',
      },
      {
        belief: 'One can tell how a person will work from where they come from',
        said: ['people from there are always late', 'older people cannot learn computers'],
        correction: 'Groups explain little about one person. Ask the individual and judge by what they do.',
      },
    ],
    sampleAnswer:
      'For a year I helped coordinate a meal service in my town. I was nineteen and the volunteers were mostly over sixty, many of them from other countries. I sent the weekly plan to a chat group and wondered why people didn’t turn up. I thought that they weren’t reliable. Then one lady told me that she doesn’t read the chat because her phone is old, and a man said that he would never cancel in writing, because he finds it rude. It was my assumption that was wrong. So I started to phone six of them each Wednesday, wrote the plan in large letters on the wall, and used short sentences with those who were still learning the language. I also asked them how they would arrange the routes, and a retired bus driver made a plan that saved us forty minutes. Missed deliveries went from about four a week to almost none. Since then, when something doesn’t work with somebody, I first ask how they are used to doing it.',
    criteria: ['No clichés about groups', 'Changes themselves before asking others to change'],
    followUps: [
      {
        question: 'What did you believe about these people at first that turned out to be wrong?',
        about: [1],
        answer:
          'I believed they were unreliable because they didn’t answer in the chat. In fact some didn’t read it at all, and calling them solved it within two weeks.',
      },
      {
        question: 'What were the others better at than you?',
        about: [3],
        answer:
          'A retired bus driver knew every street and redrew the routes in one evening. It saved forty minutes a day, and he enjoyed being asked.',
      },
    ],
  },
  {
    id: 'behavioral-teamwork-beginner-07',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['communication', 'misunderstanding', 'handover'],
    question:
      'Tell me about a misunderstanding between you and somebody you worked with. How did you notice it, and what did you do?',
    keyPoints: [
      {
        cue: 'What the misunderstanding was',
        point: 'Explains what each side had understood',
        weight: 3,
        essential: true,
        said: [
          'I meant the small hall and she had prepared the big one',
          'he said next Friday and I was already there this Friday',
          'in the handover I heard half a tablet, my colleague had said one and a half',
        ],
      },
      {
        cue: 'The moment you noticed',
        point: 'Says what showed them that something was wrong',
        weight: 2,
        said: [
          'I got suspicious when she asked about sixty chairs',
          'the number did not fit with the chart, so I stopped',
          'nobody was there when I arrived, that is how I found out',
        ],
      },
      {
        cue: 'What you did right away',
        point: 'Spoke to the other person at once to clear it up, without looking for the guilty one',
        weight: 3,
        essential: true,
        said: [
          'I called her immediately and said I think we mean different things',
          'I told him we should compare our notes before anybody gets annoyed',
          'there was no point in arguing who had said what, so I asked what we do now',
        ],
      },
      {
        cue: 'Your share',
        point: 'Names their own part in it',
        weight: 2,
        said: [
          'I could have written it down, I only mentioned it in passing',
          'I had not asked back although I was not sure',
          'my message was too short, honestly anybody could have read it wrong',
        ],
      },
      {
        cue: 'Dealing with the consequences',
        point: 'Repaired the consequence in time, or limited it',
        weight: 2,
        said: [
          'we carried the chairs over together and opened ten minutes late',
          'the patient got the right dose because we checked before giving it',
          'I swapped my shift with a friend so that Friday was covered',
        ],
      },
      {
        cue: 'What you do today',
        point: 'Has a habit since then that prevents it, such as repeating or writing down',
        weight: 2,
        said: [
          'now I repeat back every number in a handover',
          'after a phone call I always send two lines with what we agreed',
          'I say the date and not just next week',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If the message was said clearly, a misunderstanding is the fault of the listener',
        said: ['I said it clearly, she just did not listen', 'it was not my problem, he got it wrong'],
        correction:
          'What counts is what arrived. Whoever gives the message can check it, by asking for it to be repeated or by writing it down.',
      },
    ],
    sampleAnswer:
      'I helped organize a school concert, and I had asked a classmate to prepare the hall for Friday. On Thursday afternoon she asked me where she could find sixty more chairs, and that made me wonder, since the small hall only holds eighty people and they were there already. I called her at once and said that I think we mean two different things. She had thought I meant the big gym; I had meant the music hall. She was upset, because she had already carried fifty chairs. I told her that it was my fault too, as I had only said the hall in passing between two lessons and had never written it down. We didn’t discuss it any longer. I found four people, and we moved everything back within an hour, and the concert started on time. Since then I send a short message after each agreement, with place, date and who does what, and I ask people to say back to me what they are going to do.',
    criteria: ['Owns a share of the misunderstanding', 'Solves first, explains afterwards'],
    followUps: [
      {
        question: 'What was your own part in that misunderstanding?',
        about: [3],
        answer:
          'I gave the information in passing and in a word that could mean two places. I also didn’t ask her to repeat it, which would have taken five seconds.',
      },
      {
        question: 'What do you do today so that it does not happen again?',
        about: [5],
        answer:
          'After each agreement I send two lines with place, date and names. For numbers or doses I repeat them aloud and wait for a yes.',
      },
    ],
  },
]
