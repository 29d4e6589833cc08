import type { OpenQuestion } from '../open-question.ts'

export const behavioralDeliveryExpert: readonly OpenQuestion[] = [
  {
    id: 'behavioral-delivery-expert-01',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Project Management', 'Risk Management'],
    tags: ['stopping', 'sunk cost', 'judgement'],
    question:
      'Tell me about something that you ended, or argued to end, although a great deal had already been put into it.',
    keyPoints: [
      {
        cue: 'How much was at stake',
        point: 'Sizes up what had been invested, in money, time or hearts',
        weight: 2,
        said: [
          'three years and about half a million had gone into the new ticket system',
          'our village had collected for the indoor pool for ten years',
          'I had trained forty people in that method myself',
        ],
      },
      {
        cue: 'How you weighed it up',
        point: 'Judged by the cost and benefit still to come, not by what was spent',
        weight: 3,
        essential: true,
        said: [
          'I asked if we would start it today, with what we know now, and the answer was no',
          'the half million was gone either way, what counted was the next one',
          'another two years for something that a rented solution does already',
        ],
      },
      {
        cue: 'What opened your eyes',
        point: 'Names the sign that convinced them that it would not succeed',
        weight: 3,
        said: [
          'every quarter the end moved by exactly one quarter',
          'the heating costs alone were more than the yearly tickets, and it had been in the file from the beginning',
          'when I asked the users, no one was waiting for it any more',
        ],
      },
      {
        cue: 'The people attached to it',
        point: 'Brought the decision about among people whose name or pride hung on it',
        weight: 3,
        said: [
          'I talked with the mayor alone first, since he had announced it',
          'we wrote down that it had been right to try, so nobody was made the loser',
          'the project lead herself presented the end, with my support',
        ],
      },
      {
        cue: 'What came after the end',
        point: 'Took care of what remained, the people as well as the usable parts',
        weight: 2,
        said: [
          'the data model lives on in the bought system',
          'each of the eleven people had a new task before it was announced',
          'from the donations we renovated the lake bath, after asking the donors',
        ],
      },
      {
        cue: 'What you do differently now',
        point: 'Sets stopping criteria in advance since then',
        weight: 2,
        said: [
          'we write on page one at which number we quit',
          'every half year somebody from outside looks at it fresh',
          'before the start I ask what would make us stop',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'What has already been invested is a reason to go on',
        said: [
          'after putting in so much, stopping makes no sense',
          'otherwise all the money has been wasted',
        ],
        correction:
          'What is spent is spent in either case. What counts is whether the rest is worth its cost.',
      },
      {
        belief: 'Ending something is always a failure of those in charge',
        said: ['stopping is admitting defeat', 'a good leader brings things to the end'],
        correction:
          'Ending in time frees people and money for better things. The failure lies in going on against better knowledge.',
      },
    ],
    sampleAnswer:
      'I was the managing director of a regional theater, and for three years we had been building a ticket system of our own. Half a million was in it, and the head of the box office had put her heart into it. What opened my eyes was a simple sheet: every quarter, the end had moved by exactly one quarter. I had read those reports one at a time and found each of them plausible. So I asked what we would do if we began today. By then you could rent something that did most of it, for a tenth of what another two years would cost. The half million was gone in both cases. The hard part was the people. I first went to the head of the box office alone, and it took three talks. I said that it had been right to try, since at that time nothing on the market fit. In the end she presented it herself to the board. Each of the four developers had a task before it was announced, and her seat plan with its prices, the best part, was carried over into the rented system. Now the first page of each project says at which number we stop. It has stopped one since, after five months and not after three years.',
    criteria: ['Thinks forward in the calculation', 'Respect for the work that ends'],
    followUps: [
      {
        question: 'When could you have known it earlier, and why did you not see it?',
        about: [2],
        answer:
          'A year before. I read each report by itself, and each delay was plausible. Only side by side did they show that the end moved as fast as we did.',
      },
      {
        question: 'How did you bring along the person who had put the most into it?',
        about: [3, 4],
        answer:
          'Alone, early, in three talks. It had been right at the beginning, and I said so. She presented the end herself, and her seat plan lives on in the new system.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-02',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Technical Debt Management', 'Quality Management'],
    tags: ['shortcuts', 'long term', 'quality'],
    question:
      'Tell me about a shortcut you once took knowingly and had to live with for years. Would you take it again?',
    keyPoints: [
      {
        cue: 'What you did and avoided',
        point: 'Describes the shortcut and the proper way that they knew of',
        weight: 3,
        essential: true,
        said: [
          'we put all the customers in one table with a flag, I knew that they belonged apart',
          'we laid the pipes on the wall instead of under the floor',
          'I hired four temporary teachers rather than training our own',
        ],
      },
      {
        cue: 'What it was good for',
        point: 'States what the shortcut bought at that time',
        weight: 2,
        said: [
          'we opened in September, and without it we would have lost the license',
          'it saved us two months, and these two months got us our first customer',
          'there was just no money, and the school would have had to close the class',
        ],
      },
      {
        cue: 'The bill that came',
        point: 'Puts the later cost in facts: time, money, people or risk',
        weight: 3,
        essential: true,
        said: [
          'six years on each new customer cost us three days by hand',
          'in two winters the pipes froze, forty thousand all in all',
          'half of the temps left every year, and the pupils paid for it',
        ],
      },
      {
        cue: 'How visible it was',
        point: 'Says whether the shortcut had been recorded or contained at that time',
        weight: 3,
        said: [
          'it stood on no list, and after two years nobody knew that it was meant to be temporary',
          'I had written an expiry date on it, and we still let it pass',
          'we had put it behind one door, so that it could be replaced at all',
        ],
      },
      {
        cue: 'How it was resolved',
        point: 'Tells how and when it was paid back, or why never',
        weight: 2,
        said: [
          'we took it out in slices, one customer a week, for a year',
          'with the roof renovation we finally laid them properly',
          'it is still there, and by now that is the cheaper choice',
        ],
      },
      {
        cue: 'Your view today',
        point: 'Gives a differentiated verdict: take it again, but under which conditions',
        weight: 3,
        said: [
          'yes, I would do it again, with a budget for the repair signed on the same day',
          'for something that can be undone, always, for data never',
          'no, looking back those two months were not worth it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Professionals never take shortcuts',
        said: ['I always do it properly, quality is not negotiable', 'I never accepted any technical debt'],
        correction:
          'Sometimes being in time is worth more, as with a first customer. What makes it professional is knowing, recording and paying back.',
      },
      {
        belief: 'There will be time to clean it up afterwards',
        said: [
          'you can always fix it later when it is quieter',
          'first the launch, there is enough time to redo it afterwards',
        ],
        correction:
          'It never gets quiet by itself. Without a date, an owner and a budget the temporary becomes permanent.',
      },
    ],
    sampleAnswer:
      'I built up a home care service with a partner. At the beginning we borrowed the route planning of a friend’s delivery firm, a spreadsheet where each client was a row with a color. I knew that care plans, times and bills should be kept apart. But the license demanded a start in September, and with the spreadsheet we were ready in two weeks. That saved the firm, I still think so. We had six clients then. Five years later there were two hundred and ten, two people spent three days each month on bills by hand, and once a color was changed by mistake and a lady went without insulin for a morning. She was all right, but I didn’t sleep for a week. I had never written down anywhere that this was temporary. New colleagues took it for our method. We then replaced it in slices, first the medicines, because that was the dangerous part, then routes, then bills, over fourteen months. Would I do it again? The spreadsheet for routes, yes. For medicines, no, not for one day. And today I would have the repair decided, with a date and a budget, on the same day as the shortcut.',
    criteria: ['Honest calculation in both directions', 'Distinguishes the reversible from the irreversible'],
    followUps: [
      {
        question: 'Who knew at that time that it was meant to be temporary?',
        about: [3],
        answer:
          'My partner and I, and it was written nowhere. Two years later everyone took it for our method. A date and an owner on the first day would have changed that.',
      },
      {
        question: 'Under which conditions would you take such a shortcut today?',
        about: [5],
        answer:
          'If it can be undone, if nobody can come to harm, and if date, owner and money for the repair are decided on the same day. For medicines never.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-03',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Incident Response', 'Risk Management'],
    tags: ['crisis', 'incomplete information', 'decisions'],
    question:
      'Describe the worst crisis in which you were in charge. What did you decide while you still knew far too little?',
    keyPoints: [
      {
        cue: 'The situation',
        point: 'Sets the scene: what was at stake and what was not known',
        weight: 2,
        said: [
          'forty guests vomiting, and we did not know from what',
          'the payment system was down nationwide, and three teams each had another theory',
          'a river rose by a meter an hour, and there was no forecast for our valley',
        ],
      },
      {
        cue: 'Your first decision',
        point: 'First decided what limits the harm and can be undone, without waiting for the cause',
        weight: 3,
        essential: true,
        said: [
          'I closed the kitchen at once, if it was wrong we lose one dinner',
          'we switched back to yesterday’s version before we understood anything',
          'the ground floor was cleared at two in the morning, as one can always go back down',
        ],
      },
      {
        cue: 'How you organized people',
        point: 'Set up clear roles and one line of information',
        weight: 3,
        said: [
          'one led, one wrote everything down, one spoke with the outside',
          'I myself touched no keyboard that night',
          'every half hour we all stood together for five minutes',
        ],
      },
      {
        cue: 'What others heard from you',
        point: 'Told those affected what was known, what was not, and when they would hear more',
        weight: 3,
        said: [
          'I stood up in the dining room and said that we do not know it yet',
          'each hour on the hour there was a message, even when nothing was new',
          'I did not promise a time, I promised the next call',
        ],
      },
      {
        cue: 'Your own errors',
        point: 'Names a decision that turned out wrong or that they corrected as facts came in',
        weight: 3,
        said: [
          'I had suspected the fish, it was the ice machine, and I lost six hours by that',
          'I kept people awake for too long, at hour fourteen we made a second mistake',
          'we evacuated one street too many, and I would do that again',
        ],
      },
      {
        cue: 'After it was over',
        point: 'Drew lasting consequences once the crisis was over',
        weight: 2,
        said: [
          'two weeks later we sat down without looking for the guilty, and nine things came out',
          'since then we rehearse it twice a year',
          'the list of the first ten steps hangs in every office today',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'In a crisis one has to understand the cause before acting',
        said: [
          'you need the root cause before you do anything',
          'I never decide before all the facts are there',
        ],
        correction:
          'Limit the harm first with steps that can be undone. The cause can be searched for afterwards, with less pressure.',
      },
      {
        belief: 'A leader must radiate certainty even without knowing',
        said: [
          'whoever is in charge has to say that it is under control',
          'people need confidence, so a leader never shows doubts',
        ],
        correction:
          'False certainty costs trust as soon as it bursts. Say what is known, what is not and when the next word comes; that calms people as well.',
      },
    ],
    sampleAnswer:
      'I ran a hotel with a hundred and sixty guests in the mountains. One evening within an hour about forty got sick, and we had no idea from what. The doctor was two hours away. The first decision was easy because it could be undone: I closed the kitchen and the bar, gave out only sealed water, and had a sample of everything locked in the fridge. If I was wrong, we would lose a dinner. Then I gave out roles. The housekeeper led the care, one receptionist wrote down who had eaten what and when, I talked with the guests and the authorities, and every half hour we stood together for five minutes. In the dining room I said that we didn’t know what it was, what we were doing, and that I would be back at ten. I was, with nothing new. I made one bad mistake. I was sure that it was the fish, and for six hours we asked only about the fish. It was the ice machine; the list would have shown it, because children who had only had juice were sick too. Two weeks later we went through it all without looking for someone to blame. Since then the one who decides doesn’t form the theory, and we rehearse each spring.',
    criteria: ['Reversible before irreversible', 'Honesty about the error under pressure'],
    followUps: [
      {
        question: 'What was your worst decision in those hours?',
        about: [4],
        answer:
          'I fell in love with a theory, the fish, and directed all the questions at it. The list on the table contradicted it. Now someone other than the leader forms the theories.',
      },
      {
        question: 'What did you tell the people affected while you did not know anything?',
        about: [3],
        answer:
          'Precisely that, plus what we were doing and when I would be back. I came at ten with nothing new, and that was what made them believe me later.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-04',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Quality Management', 'Continuous Improvement'],
    tags: ['serious error', 'blame', 'systems'],
    question:
      'Somebody in your area made a serious error. Tell me how you dealt with the person, with those who were harmed, and with the way of working that had allowed it.',
    keyPoints: [
      {
        cue: 'The event',
        point: 'Tells what happened and what harm it did',
        weight: 2,
        said: [
          'a young nurse gave ten times the dose, and the child was in intensive care for two days',
          'one of my drivers loaded the wrong container, and a plant stood still',
          'he deleted the orders of a whole day with one command',
        ],
      },
      {
        cue: 'Your treatment of the person',
        point: 'Protected the person from being made the scapegoat and stood by them',
        weight: 3,
        essential: true,
        said: [
          'my first sentence to her was that I would be with her in every talk',
          'I said to the board that the responsibility is mine',
          'he stayed on the team, and I made sure that nobody talked behind his back',
        ],
      },
      {
        cue: 'Your treatment of the victims',
        point: 'Told those harmed the truth early and without being forced to',
        weight: 3,
        essential: true,
        said: [
          'the parents heard it from me in the same hour, with an apology',
          'I called the plant before they found out by themselves',
          'all the customers concerned got a letter that evening, without lawyers’ language',
        ],
      },
      {
        cue: 'How you understood it',
        point: 'Asked why the error had been possible and likely, past the question of who',
        weight: 3,
        said: [
          'both ampoules looked the same and lay side by side, it was waiting to happen',
          'anyone in our team could have typed it, including me',
          'we found four near misses of the same kind that no one had reported',
        ],
      },
      {
        cue: 'What you altered',
        point: 'Changed the conditions, rather than only retraining or reminding',
        weight: 3,
        said: [
          'the strong ampoule is no longer kept on the ward at all',
          'the command asks for the name of the database now and makes a copy first',
          'a scanner at the ramp, no more memos',
        ],
      },
      {
        cue: 'How you know it worked',
        point: 'Shows by later figures that it got better, such as more reports of near misses',
        weight: 2,
        said: [
          'reported near misses went up from five to sixty a year, and I am glad of that',
          'it has not happened since, in six years',
          'the nurse teaches the new ones that case herself',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Whoever makes a serious error must be punished so that others are careful',
        said: ['I had to set an example, so she was let go', 'without consequences people do not learn'],
        correction:
          'Punishing honest errors makes people hide them, and the next one has no warning. Reckless or deliberate conduct is another matter.',
      },
      {
        belief: 'Training and a reminder to be careful prevent the repetition',
        said: [
          'the remedy is to retrain everybody and tell them to pay attention',
          'a mail that people must check twice is enough',
        ],
        correction:
          'Careful people err too, when things look alike or time is short. Change the conditions so that the error is hard to make or is caught.',
      },
    ],
    sampleAnswer:
      'I was in charge of nursing on a children’s ward. One night a young nurse gave a child ten times the dose of a pain drug. She noticed it herself within minutes, and the child was in intensive care for two days and recovered. I was called at three and drove in. I told her first that she had saved the child by calling at once, and that I would sit next to her in every conversation. Then the doctor and I went to the parents. We said what had happened, that it was our error, that we were sorry, and that they would hear everything we found. The management asked for her name. I said that the responsibility was mine and that I wanted to see the shelf first. There the ampoules of both strengths lay side by side with the same blue label. We asked around and found four near misses no one had reported. A reminder would have done nothing. We took the strong ampoule off the ward; it now comes from the pharmacy for a named patient only. Reports of near misses rose from five to sixty a year, which scared the board until I explained that this is the success. She tells the case to every new colleague herself.',
    criteria: [
      'Just toward the person and truthful toward the harmed',
      'Thinks in conditions rather than in guilt',
    ],
    followUps: [
      {
        question: 'Where would you have drawn the line for consequences for that person?',
        about: [1, 3],
        answer:
          'Had she knowingly skipped a safeguard for convenience, or hidden it, I would have acted otherwise. An honest slip that anyone could have made, reported within minutes, deserves protection.',
      },
      {
        question: 'Which change would have prevented the error, and which ones only look good?',
        about: [4],
        answer:
          'Taking the strong ampoule off the ward makes it nearly impossible. A memo or a course looks busy and would have changed nothing about two equal labels at three in the morning.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-05',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Program Management', 'Team Leadership'],
    tags: ['long projects', 'endurance', 'milestones'],
    question:
      'What is the longest piece of work you have carried through? Tell me how it survived setbacks and changes of people, and when it was nearly lost.',
    keyPoints: [
      {
        cue: 'The whole story in brief',
        point: 'Gives the aim, the duration and what came out in the end',
        weight: 3,
        essential: true,
        said: [
          'from the first sketch to the bilingual school it took seven years, and now it has two hundred pupils',
          'replacing the core of the bank took us four and a half years',
          'nine years for a register of rare diseases with eleven hospitals',
        ],
      },
      {
        cue: 'How you structured it',
        point: 'Cut it into stages that were each of use by themselves',
        weight: 3,
        said: [
          'after the first year there was one class, and it would have been worth it alone',
          'every quarter one product moved over and made money from that day',
          'even with three hospitals doctors could already look things up',
        ],
      },
      {
        cue: 'The darkest moment',
        point: 'Tells of the moment when it nearly failed and what they did then',
        weight: 3,
        said: [
          'in year four the sponsor withdrew, and for five months I wrote applications at night',
          'the new director wanted to stop it, so I showed him what already ran',
          'half of the team left within a month, and we put the date off openly',
        ],
      },
      {
        cue: 'Changes of people',
        point: 'Made the work independent of single people, including supporters and themselves',
        weight: 2,
        said: [
          'we had three directors in that time, so every decision was written with its reason',
          'I had a deputy from the first day on, who could do all of it',
          'we had friends in four parties and not only in one',
        ],
      },
      {
        cue: 'What you had to give up',
        point: 'Knows which part of the original aim they gave up on the way',
        weight: 2,
        said: [
          'originally it should have been three languages, it became two',
          'the mobile part we dropped in year two, since nobody needed it any more',
          'the aim remained, nearly all of the plan was replaced',
        ],
      },
      {
        cue: 'Staying power',
        point: 'Kept people’s energy up over such a time, own energy too',
        weight: 2,
        said: [
          'after each stage we celebrated and then rested for two weeks, on purpose',
          'nobody stayed in the hot part for longer than a year',
          'I gave up one evening a week and not more',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A large undertaking needs a complete plan at the start that is then carried out',
        said: [
          'we had planned everything for five years, and then just executed it',
          'with a good master plan it runs by itself',
        ],
        correction:
          'Over years people, money and needs change. The aim may stay; the plan has to be renewed, with stages that are each of use.',
      },
      {
        belief: 'Endurance means holding a high pace for the entire time',
        said: [
          'we gave a hundred and ten percent for four years',
          'I did not take a vacation until it was done',
        ],
        correction: 'That breaks people midway. Long works need rhythm: stages, rest, changes of roles.',
      },
    ],
    sampleAnswer:
      'With a few parents and one colleague I founded a bilingual school in a border town. It took seven years, and today two hundred children go there. What carried it was that each stage made sense by itself. In the first year there was only an afternoon group of fourteen children; had it ended there, it would still have been a good thing. Then one class, then two, then the recognition. It was nearly lost in year four. Our sponsor withdrew in March, with nine salaries paid until June. I told the staff on the same day, and we decided together to shrink to two classes. For five months I wrote applications, three of twenty were granted. And in that time there were three mayors. So we had friends in all parties, and we wrote each decision down with its reason, so that a new one wouldn’t have to start from zero. Originally we wanted three languages. We gave one up in year two, and it still hurts. After each stage we did nothing new for two weeks, as a rule. I had a deputy from the start, and in the eighth year I handed over to her. I didn’t tell her how to do it; the reasons were all written down.',
    criteria: ['Rhythm rather than heroism', 'Knows what kept it alive, apart from themselves'],
    followUps: [
      {
        question: 'What would have been left if it had ended after one year, or two?',
        about: [1],
        answer:
          'An afternoon group with fourteen children, and then one good class. Each stage was meant to be worth its effort alone, and this made it easier to find supporters.',
      },
      {
        question: 'What did you give up of the original aim, and why?',
        about: [4],
        answer:
          'The third language. We didn’t find teachers for it, and holding on would have endangered the other two. I still regret it, but it was right.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-06',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['KPIs', 'Performance Management'],
    tags: ['metrics', 'incentives', 'side effects'],
    question:
      'Tell me about a target or number that was meant well and made people do the wrong thing. What was your part in it, and what came in its place?',
    keyPoints: [
      {
        cue: 'What was meant well',
        point: 'Names the number and the good intention behind it',
        weight: 2,
        said: [
          'calls were to be under four minutes, so that nobody waits long',
          'we rewarded the ward with the fewest reported falls',
          'tickets closed per week, to make the work visible',
        ],
      },
      {
        cue: 'The wrong thing people did',
        point: 'Describes how people bent their behavior toward the number',
        weight: 3,
        essential: true,
        said: [
          'agents hung up at three fifty, and the people called again',
          'nobody reported falls any longer, patients fell as before',
          'they cut one task in five, and the hard ones stayed lying',
        ],
      },
      {
        cue: 'How it was noticed',
        point: 'Says how it came to light, for example by going there or a second number',
        weight: 2,
        said: [
          'I listened in for a day and understood it in an hour',
          'a trainee asked me in all innocence why we do that',
          'the numbers shone and the complaints doubled, that did not fit',
        ],
      },
      {
        cue: 'Your own part',
        point: 'Takes responsibility as the one who set, kept or accepted it',
        weight: 3,
        essential: true,
        said: [
          'I had introduced it, and I was proud of the curve',
          'they did exactly what I had paid them for',
          'I had known for a year and did not want to discuss my bonus',
        ],
      },
      {
        cue: 'What came in its place',
        point: 'Replaced it with something closer to the purpose, or paired it with a counterweight',
        weight: 3,
        said: [
          'we now look at whether the person has to call a second time',
          'time together with satisfaction, neither of them alone',
          'the number stayed, but for learning, no money hangs on it',
        ],
      },
      {
        cue: 'How you chose it',
        point: 'Involved those who are measured in choosing the new measure',
        weight: 2,
        said: [
          'I asked the agents how one could cheat with the new one, they had six ideas',
          'for one afternoon we sat together and they proposed what to look at',
          'the nurses chose themselves what is counted',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'People who game a number have the wrong attitude',
        said: [
          'the agents were cheating, so I replaced two of them',
          'with honest people it would have worked',
        ],
        correction:
          'Most do what they are rewarded for or what keeps them out of trouble. If many bend toward a number, look at the number.',
      },
      {
        belief: 'With more precise measuring, every target becomes good',
        said: [
          'it takes more indicators, then nobody can cheat',
          'it just has to be controlled more tightly',
        ],
        correction:
          'More pressure on more numbers creates new ways around. Stay near the purpose, use pairs, take off the reward, and look at the work itself.',
      },
    ],
    sampleAnswer:
      'I was in charge of a helpline for patients with sixty people on the phones. Waiting was long, and so I introduced a goal: a call under four minutes, with a small bonus. The average fell from seven to less than four in two months, and I showed the curve everywhere. Then complaints doubled. I couldn’t make sense of it, so I sat down with headphones for a day. Within an hour I had heard three calls that ended at three minutes fifty with please call again about that. People called twice, and the hardest cases were passed on until they gave up. Nobody had been lazy or bad. They did exactly what I paid them for, and I said that to them in those words. I took the bonus away on the same day. Then I asked ten of them what a good call is and how one could cheat with each new number; they had six ideas within minutes. Now we look at whether the person has to call again within a week, together with how long others wait, and no money hangs on it. Calls take six minutes and there are a third fewer. Each January we ask which number we throw out.',
    criteria: ['Looks for the fault in the incentive, not in the people', 'Goes to see the work itself'],
    followUps: [
      {
        question: 'How could one cheat with the new number?',
        about: [4, 5],
        answer:
          'One could talk the caller out of calling again. The agents told me that themselves, so we also ask a few callers each month if it was solved, and no money depends on it.',
      },
      {
        question: 'Why did it take so long until you noticed?',
        about: [2, 3],
        answer:
          'Because the curve was mine and it looked good. I only looked at the number, not at calls. One hour with headphones showed me what two months of reports had hidden.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-expert-07',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Program Management', 'Stakeholder Management'],
    tags: ['vague mandate', 'ambiguity', 'problem framing'],
    question:
      'You were given a mandate like "make this better" with no further detail, by somebody important. How did you turn it into something that could be done, and measured?',
    keyPoints: [
      {
        cue: 'The mandate you got',
        point: 'Quotes the mandate, who gave it, and why it was unclear',
        weight: 2,
        said: [
          'the minister wanted the hospital to become more humane, period',
          'our founder said that engineering should feel faster',
          'I was to bring life into the old town, said the council',
        ],
      },
      {
        cue: 'Understanding what was meant',
        point: 'Found out the real trouble behind the wish by asking people',
        weight: 3,
        essential: true,
        said: [
          'I asked her what she had seen on the day when she got the idea',
          'with thirty people I did one-hour talks before I proposed anything',
          'behind it were two shop owners who had closed within one month',
        ],
      },
      {
        cue: 'Setting the limits',
        point: 'Narrowed the mandate to one problem and left the rest out openly',
        weight: 3,
        said: [
          'we chose the nights, and left food and rooms out on purpose',
          'only the wait between done and live, nothing about hiring',
          'I handed in a page with a list of what we do not do',
        ],
      },
      {
        cue: 'Defining better',
        point: 'Agreed with the sponsor in advance on how success would be recognized',
        weight: 3,
        said: [
          'he signed that from twelve days to three is a success',
          'we settled on two numbers and one question to patients',
          'I asked, in a year, what would you want to see when you walk through here',
        ],
      },
      {
        cue: 'Your first move',
        point: 'Began with an early experiment that showed whether the direction was right',
        weight: 2,
        said: [
          'on one ward we turned the alarms down for four weeks',
          'one street, one summer, tables outside',
          'within a month a single team worked in the new way',
        ],
      },
      {
        cue: 'How it turned out',
        point: 'Reports what came of it, measured against the agreed goal',
        weight: 2,
        said: [
          'patients slept five hours instead of three, and the staff stayed longer too',
          'after nine months we stood at four days, the three we never quite reached',
          'four shops more and one street that did not work at all',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A vague mandate has to be sent back until it is precise',
        said: ['I asked them for exact requirements and waited', 'without a clear brief I do not start'],
        correction:
          'The sponsor often cannot say it more precisely. Making it precise, with proposals for them to react to, is part of the task.',
      },
      {
        belief: 'A broad mandate should be answered with a broad program',
        said: [
          'we launched fifteen initiatives at the same time',
          'I set up work streams for all of the topics',
        ],
        correction:
          'With fifteen initiatives none gets enough force, and nobody can tell what worked. Choose one problem, show a result, then go on.',
      },
    ],
    sampleAnswer:
      'I was deputy director of a hospital, and the regional minister told our board to make it more humane. That was all. I asked for half an hour with her, and I didn’t ask what humane meant; I asked what she had seen. Her father had been a patient with us, and he hadn’t slept for a week. Then I talked to thirty people, patients, nurses, cleaners, an hour each. I heard about food, rooms, tone, waiting, and in almost all of them about nights. So I wrote one page. It said that we take on the nights, and that we don’t touch food, rooms and parking this year. I asked the minister what she would want to see in a year, and we agreed on two numbers: hours of sleep by the patients’ own account, and sleeping pills per bed. We began on one ward for four weeks, with blood drawn at seven rather than at five and alarms set softer after a check by the doctors. Sleep rose from three hours to nearly five there. After a year the same held on nine of fourteen wards, with a third fewer pills. On two it didn’t work, for medical reasons. For most people, I learned, humane simply meant being left to sleep.',
    criteria: ['Makes the problem smaller without losing the aim', 'Courage to leave things out, openly'],
    followUps: [
      {
        question: 'How did you find out what the sponsor really wanted?',
        about: [1],
        answer:
          'I asked what she had seen rather than what she meant. She told me about her father’s sleepless week. From the abstract word I would never have got to the nights.',
      },
      {
        question: 'What did you leave out, and how did you defend that?',
        about: [2, 3],
        answer:
          'Food, rooms and parking. It stood on the same page as the goal, and she had signed it. When someone asked about the food, I pointed to it and to the next year.',
      },
    ],
  },
]
