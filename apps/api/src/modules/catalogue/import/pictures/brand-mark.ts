/** The mark: a cusped jharokha arch with a sun. Its baseline is y = 0; it is 60 wide, from x = 0, and 84 high. */
export const MARK = {
  width: 60,
  height: 84,
  arch: 'M5 0V-41A9 9 0 0 1 10.5 -53A10 10 0 0 1 19 -65A9 9 0 0 1 26 -74.5Q29 -78 30 -84Q31 -78 34 -74.5A9 9 0 0 1 41 -65A10 10 0 0 1 49.5 -53A9 9 0 0 1 55 -41V0Z',
  sun: { x: 30, y: -29, r: 10 },
}
