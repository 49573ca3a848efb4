import { drawingColors } from '../../../gatsby/drawings/palette'
import { drawTerrain } from '../../../gatsby/drawings/terrain'
import { drawTerrainInThread } from '../../../gatsby/sources/terrain-thread'
import { brandOf } from '../../factories/brand'

test('the thread draws several terrains at once, each as in the main thread', async () => {
  const { light, dark } = drawingColors(brandOf().colors)
  const [first, second] = await Promise.all([drawTerrainInThread('ada', light), drawTerrainInThread('ben', dark)])
  expect([first, second]).toEqual([drawTerrain('ada', light), drawTerrain('ben', dark)])
})
