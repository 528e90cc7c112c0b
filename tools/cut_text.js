// Text that a reader cannot get at: cut by its own box, outside of a box or the screen that cannot
// be scrolled there, or hanging out of the box that is painted around it. A picture says how wide
// its text may be with data-fit.
() => {
  const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const nameOf = (el) => el.tagName.toLowerCase()
    + (el.id ? `#${el.id}` : '')
    + [...el.classList].filter((c) => !c.startsWith('svelte-')).map((c) => `.${c}`).join('');
  const pathOf = (el) => [el.parentElement?.parentElement, el.parentElement, el]
    .filter(Boolean).map(nameOf).join(' > ');
  const boxOf = (el) => {
    const texts = [...el.childNodes].filter((n) => n.nodeType === 3 && n.textContent.trim());
    if (!texts.length) return null;
    const range = document.createRange();
    const boxes = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    }).filter(({ width, height }) => width > 1 && height > 1);
    if (!boxes.length) return null;
    return {
      left: Math.min(...boxes.map((b) => b.left)), right: Math.max(...boxes.map((b) => b.right)),
      top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)),
    };
  };
  // A word that goes on in the next line without a hyphen reads as two. A soft hyphen parts it well.
  const broken = (el) => {
    if (getComputedStyle(el).hyphens === 'auto') return '';
    const range = document.createRange();
    for (const node of el.childNodes) {
      if (node.nodeType !== 3) continue;
      for (const { 0: word, index } of node.textContent.matchAll(/\p{L}{4,}/gu)) {
        const parted = node.textContent[index - 1] === '\u00ad';  // its hyphen counts to the next letter
        range.setStart(node, index + (parted ? 1 : 0));
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) return `breaks ${word} without a hyphen`;
      }
    }
    return '';
  };
  // Said to whoever listens, shown to nobody.
  const heardOnly = (el) => {
    if (!el || el === document.body) return false;
    const { overflowX, clipPath } = getComputedStyle(el), { width, height } = el.getBoundingClientRect();
    const gone = clips(overflowX) && (width <= 2 || height <= 2);
    return gone || clipPath.startsWith('inset(50%') || heardOnly(el.parentElement);
  };
  const hiddenFrom = (el, box) => {
    let freeX = false, freeY = false, why = '';
    for (let at = el; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at), inner = at.getBoundingClientRect();
      if (style.display === 'contents') continue;
      const wide = box.left < inner.left - 1.5 || box.right > inner.right + 1.5;
      const high = box.top < inner.top - 2.5 || box.bottom > inner.bottom + 2.5;
      if (!freeX && clips(style.overflowX) && wide) why ||= `cut sideways by ${nameOf(at)}`;
      if (!freeY && clips(style.overflowY) && high) why ||= `cut below by ${nameOf(at)}`;
      if (scrolls(style.overflowX) && at.scrollWidth > at.clientWidth) freeX = true;
      if (scrolls(style.overflowY) && at.scrollHeight > at.clientHeight) freeY = true;
      if (style.position === 'fixed') break;
    }
    const page = document.scrollingElement;
    if (!freeX && (box.right > innerWidth + 1 || box.left < -1)) why ||= 'off the screen';
    const below = box.bottom > innerHeight + 1 && page.scrollHeight <= innerHeight + 1;
    if (!freeY && below) why ||= 'below the screen';
    return why;
  };
  // Letters are lower than their line, so a box may be a little lower than its text.
  const outside = (box, inner, air) => {
    if (box.left < inner.left - 1.5 || box.right > inner.right + 1.5) return 'sideways';
    return box.top < inner.top - air || box.bottom > inner.bottom + air ? 'above or below' : '';
  };
  const seen = (colour) => !/^rgba.*, 0\)$|\/ 0\)$/.test(colour);
  const painted = (style) => seen(style.backgroundColor) || style.backgroundImage !== 'none'
    || ['Top', 'Right', 'Bottom', 'Left'].every((side) =>
      parseFloat(style[`border${side}Width`]) && seen(style[`border${side}Color`]));
  // What hangs over on purpose, as a badge does, is taken out of the flow.
  const hangsOut = (el, box) => {
    const air = Math.max(2.5, parseFloat(getComputedStyle(el).fontSize) * .3);
    for (let at = el; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents') continue;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return '';
      const own = at === el && style.display !== 'inline';
      const way = own || painted(style) ? outside(box, at.getBoundingClientRect(), air) : '';
      if (way) return `hangs out of ${nameOf(at)} ${way}`;
      if (painted(style) || style.position === 'absolute' || style.position === 'fixed') return '';
    }
    return '';
  };
  const shown = { visibilityProperty: true, opacityProperty: true };
  const found = [];
  for (const el of document.querySelectorAll('body *')) {
    if (el.closest('svg, option, script, style, .skip') || !el.checkVisibility(shown)) continue;
    const box = boxOf(el);
    if (!box || heardOnly(el)) continue;
    const style = getComputedStyle(el);
    const wide = clips(style.overflowX) && el.scrollWidth > el.clientWidth + 1;
    const air = Math.max(1, parseFloat(style.fontSize) * .3);  // a line is higher than its letters
    const high = clips(style.overflowY) && el.scrollHeight > el.clientHeight + air;
    const why = (wide || high) && style.display !== 'inline'
      ? 'cut by its own box' : hiddenFrom(el, box) || hangsOut(el, box) || broken(el);
    if (why) found.push([pathOf(el), el.textContent.trim().slice(0, 60), why]);
  }
  for (const el of document.querySelectorAll('svg text[data-fit]')) {
    const over = el.checkVisibility() && el.getBBox().width > Number(el.dataset.fit) + .5;
    if (over) found.push([pathOf(el), el.textContent.trim(), 'wider than its place']);
  }
  return found;
}
