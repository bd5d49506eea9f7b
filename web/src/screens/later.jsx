// Screens other than home and table. They load after the first one.

import { recordOf } from '../links/opened-records.js';
import { AboutScreen } from './about/about.jsx';
import { OpponentsScreen } from './about/levels.jsx';
import { FairScreen } from './fingerprint/fingerprint.jsx';
import { KeptReplay, LinkScreen, OpenScreen } from './link/link.jsx';
import { NewGameScreen } from './new-game/new-game.jsx';
import { PracticeRoute } from './practice/practice.jsx';
import { RulesScreen } from './rules/rules.jsx';
import { SettingsScreen } from './settings/settings.jsx';
import { StatsScreen, TodayScreen } from './statistics/statistics.jsx';

/** @param {{app: import('../app.js').App, route: ReturnType<typeof import('../links/routes.js').readRoute>}} props */
export function LaterScreen({ app, route: { name, rest, query } }) {
  if (name === 'new') return <NewGameScreen app={app} game={rest[0]} />;
  if (name === 'rules') return <RulesScreen app={app} game={rest[0]} options={query} />;
  if (name === 'link') return <LinkScreen app={app} text={rest[0]} />;
  if (name === 'replay') return <KeptReplay app={app} id={rest[0]} query={query} />;
  if (name === 'settings') return <SettingsScreen app={app} />;
  if (name === 'about') return <AboutScreen app={app} />;
  if (name === 'fair') return <FairScreen app={app} />;
  if (name === 'opponents') return <OpponentsScreen app={app} game={rest[0]} />;
  if (name === 'stats') return <StatsScreen app={app} game={rest[0]} />;
  if (name === 'today') return <TodayScreen app={app} day={rest[0]} part={rest[1]} />;
  if (name === 'practice') return <PracticeRoute app={app} rest={rest} />;
  const record = name === 'record' ? recordOf(rest[0]) : null;
  return record === null ? <OpenScreen app={app} /> : <LinkScreen app={app} text={record} />;
}
