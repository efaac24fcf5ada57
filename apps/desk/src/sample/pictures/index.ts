import { type Alt, SCENE_ALTS, type SceneName } from './alt.ts'
import { PORTRAIT_ALTS, type PortraitName } from './alt-portraits.ts'
import { PORTRAIT_SIZE, portraitDrawings } from './portraits/people.ts'
import { airfieldTower } from './scenes/airfield-tower.ts'
import { ambulanceRoad } from './scenes/ambulance-road.ts'
import { archiveDocuments } from './scenes/archive-documents.ts'
import { bridgeCrane } from './scenes/bridge-crane.ts'
import { briefingPodium } from './scenes/briefing-podium.ts'
import { camelCountry } from './scenes/camel-country.ts'
import { conferenceTable } from './scenes/conference-table.ts'
import { convoyAcacia } from './scenes/convoy-acacia.ts'
import { engineersWorkshop } from './scenes/engineers-workshop.ts'
import { fieldHospital } from './scenes/field-hospital.ts'
import { fishingBoats } from './scenes/fishing-boats.ts'
import { flagRaising } from './scenes/flag-raising.ts'
import { floodBoats } from './scenes/flood-boats.ts'
import { foodKitchen } from './scenes/food-kitchen.ts'
import { footballMatch } from './scenes/football-match.ts'
import { graduation } from './scenes/graduation.ts'
import { handshakeFlags } from './scenes/handshake-flags.ts'
import { harbourCranes } from './scenes/harbour-cranes.ts'
import { helicopterRelief } from './scenes/helicopter-relief.ts'
import { libraryBooks } from './scenes/library-books.ts'
import { lighthouseDawn } from './scenes/lighthouse-dawn.ts'
import { lighthouseNight } from './scenes/lighthouse-night.ts'
import { marketStreet } from './scenes/market-street.ts'
import { mineClearing } from './scenes/mine-clearing.ts'
import { ministryBuilding } from './scenes/ministry-building.ts'
import { mogadishuCoast } from './scenes/mogadishu-coast.ts'
import { mountainPost } from './scenes/mountain-post.ts'
import { nightWatch } from './scenes/night-watch.ts'
import { paradeDawn } from './scenes/parade-dawn.ts'
import { patrolBoatScene } from './scenes/patrol-boat.ts'
import { patrolBoatsDusk } from './scenes/patrol-boats-dusk.ts'
import { radioMast } from './scenes/radio-mast.ts'
import { radioStudio } from './scenes/radio-studio.ts'
import { roadOpening } from './scenes/road-opening.ts'
import { sandbagWall } from './scenes/sandbags.ts'
import { schoolDesks } from './scenes/school-desks.ts'
import { tenderPlans } from './scenes/tender-plans.ts'
import { trainingCourse } from './scenes/training-course.ts'
import { transportPlane } from './scenes/transport-plane.ts'
import { treePlanting } from './scenes/tree-planting.ts'
import { vaccinationTent } from './scenes/vaccination-tent.ts'
import { veteransBench } from './scenes/veterans-bench.ts'
import { warehouse } from './scenes/warehouse.ts'
import { waterWell } from './scenes/water-well.ts'

export type { Alt, PortraitName, SceneName }

/** A picture that can be drawn: its size in pixels, the drawing as SVG text, and what it shows. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly draw: () => string
  readonly alt: Alt
}

const drawings: Record<SceneName, () => string> = {
  'lighthouse-dawn': lighthouseDawn,
  'lighthouse-night': lighthouseNight,
  'patrol-boat': patrolBoatScene,
  'patrol-boats-dusk': patrolBoatsDusk,
  'parade-dawn': paradeDawn,
  'flag-raising': flagRaising,
  'briefing-podium': briefingPodium,
  'field-hospital': fieldHospital,
  'vaccination-tent': vaccinationTent,
  'bridge-crane': bridgeCrane,
  'road-opening': roadOpening,
  'convoy-acacia': convoyAcacia,
  'tree-planting': treePlanting,
  'water-well': waterWell,
  'school-desks': schoolDesks,
  graduation,
  'harbour-cranes': harbourCranes,
  'fishing-boats': fishingBoats,
  'radio-studio': radioStudio,
  'radio-mast': radioMast,
  'helicopter-relief': helicopterRelief,
  'transport-plane': transportPlane,
  'airfield-tower': airfieldTower,
  'mountain-post': mountainPost,
  'camel-country': camelCountry,
  'flood-boats': floodBoats,
  sandbags: sandbagWall,
  'food-kitchen': foodKitchen,
  'market-street': marketStreet,
  'handshake-flags': handshakeFlags,
  'conference-table': conferenceTable,
  'archive-documents': archiveDocuments,
  'library-books': libraryBooks,
  'tender-plans': tenderPlans,
  warehouse,
  'engineers-workshop': engineersWorkshop,
  'ambulance-road': ambulanceRoad,
  'mine-clearing': mineClearing,
  'night-watch': nightWatch,
  'training-course': trainingCourse,
  'football-match': footballMatch,
  'veterans-bench': veteransBench,
  'ministry-building': ministryBuilding,
  'mogadishu-coast': mogadishuCoast,
}

const sized = <Name extends string>(
  alts: Record<Name, Alt>,
  draws: Record<Name, () => string>,
  size: { readonly width: number; readonly height: number },
): Record<Name, Scene> =>
  Object.fromEntries(
    (Object.keys(alts) as Name[]).map((name) => [
      name,
      { ...size, draw: draws[name], alt: alts[name] },
    ]),
  ) as Record<Name, Scene>

/** The sample pictures by name: 1600 by 900 pixels, all different. */
export const SCENES = sized<SceneName>(SCENE_ALTS, drawings, { width: 1600, height: 900 })

/** Portraits of nobody in particular, 760 by 1050 pixels; `default` stands in for a missing photo. */
export const PORTRAITS = sized<PortraitName>(PORTRAIT_ALTS, portraitDrawings, PORTRAIT_SIZE)
