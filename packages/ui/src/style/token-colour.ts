/**
 * A colour token of the page, such as '--chart-1', as "#rrggbb": for drawings that cannot read CSS. The browser's own painter resolves whatever
 * function the token is made with.
 */
export function tokenColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  const painter = document.createElement('canvas').getContext('2d');
  if (!painter) return colour;
  painter.fillStyle = colour;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = painter.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
