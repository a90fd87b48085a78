(function () {
  'use strict';
  var root = document.documentElement;
  var dark = window.matchMedia('(prefers-color-scheme: dark)');
  var waiting = [];
  var drawn = [];

  function remembered() {
    try { return localStorage.getItem('pieceworth-theme'); } catch (e) { return null; }
  }

  function remember(theme) {
    try { localStorage.setItem('pieceworth-theme', theme); } catch (e) { /* a page from a file may not store */ }
  }

  function isDark() {
    return root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches;
  }

  function element(tag, name, parent) {
    var made = document.createElement(tag);
    if (name) { made.className = name; }
    if (parent) { parent.appendChild(made); }
    return made;
  }

  function button() {
    var toggle = element('button', 'toggle', document.body);
    toggle.type = 'button';
    function label() {
      toggle.textContent = isDark() ? '☀\uFE0E' : '☾\uFE0E';
      toggle.setAttribute('aria-label', isDark() ? 'Light page' : 'Dark page');
    }
    label();
    toggle.addEventListener('click', function () {
      root.dataset.theme = isDark() ? 'light' : 'dark';
      remember(root.dataset.theme);
      label();
      redraw();
    });
    dark.addEventListener('change', function () { label(); redraw(); });
  }

  function colours() {
    var style = getComputedStyle(root);
    var all = {};
    ['card', 'ink', 'quiet', 'rule', 'estimate', 'other', 'reference', 'line', 'band', 'grid'].forEach(function (name) {
      all[name] = style.getPropertyValue('--' + name).trim();
    });
    return all;
  }

  function number(value, decimals) {
    var text = Math.abs(value).toFixed(decimals);
    return value < 0 && Number(text) !== 0 ? '−' + text : text;
  }

  function symbol(look, colour, card) {
    switch (look) {
      case 'other': return { symbol: 'circle', symbolSize: 8, itemStyle: { color: card, borderColor: colour, borderWidth: 2 } };
      case 'reference': return { symbol: 'diamond', symbolSize: 12, itemStyle: { color: colour } };
      default: return { symbol: 'circle', symbolSize: 9, itemStyle: { color: colour } };
    }
  }

  /* Marks, whiskers and lines of one kind; `point` puts place and value where the chart has them. */
  function layers(series, c, point) {
    var colour = c[series.look];
    if (series.look === 'line') {
      return [{
        type: 'line', silent: true, showSymbol: false, z: 2, lineStyle: { color: colour, width: 2 },
        data: series.marks.map(function (mark) { return point(mark[0], mark[1]); })
      }];
    }
    if (series.look === 'curve') {
      return [{
        type: 'line', silent: true, showSymbol: true, showAllSymbol: true, symbol: 'circle', symbolSize: 1, z: 2,
        lineStyle: { color: c.reference, width: 1.2 }, itemStyle: { color: c.reference },
        label: { show: true, position: 'right', offset: [0, 11], color: c.reference, fontSize: 11, formatter: function (item) { return item.data.word; } },
        data: series.marks.map(function (mark, i) {
          var made = { value: point(mark[0], mark[1]), word: mark[2] };
          if (i === series.marks.length - 1) { made.label = { offset: [0, 0], distance: 3 }; }
          return made;
        })
      }];
    }
    var ends = [];
    series.whiskers.forEach(function (whisker) {
      ends.push(point(whisker[0], whisker[1]), point(whisker[0], whisker[2]), [null, null]);
    });
    var marks = symbol(series.look, colour, c.card);
    marks.type = 'scatter';
    marks.name = series.name;
    marks.itemStyle.opacity = 1;
    marks.z = 4;
    marks.data = series.marks.map(function (mark) { return { value: point(mark[0], mark[1]), tip: mark[2] }; });
    return [{
      type: 'line', silent: true, showSymbol: false, connectNulls: false, z: 3,
      lineStyle: { color: colour, width: 2 }, data: ends
    }, marks];
  }

  function common(c) {
    return {
      animation: false,
      textStyle: { fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif' },
      tooltip: {
        trigger: 'item', confine: true, backgroundColor: c.card, borderColor: c.rule, textStyle: { color: c.ink },
        formatter: function (item) {
          var tip = element('div', 'tip');
          tip.textContent = item.data.tip || '';
          return tip;
        }
      }
    };
  }

  function valueAxis(axis, c, label) {
    return {
      type: 'value', min: axis.min, max: axis.max, interval: axis.step, axisLine: { show: false }, axisTick: { show: false },
      splitLine: { lineStyle: { color: c.grid } }, axisLabel: { color: c.quiet, fontSize: 11, formatter: label, hideOverlap: true }
    };
  }

  function dots(chart, c) {
    var longest = chart.rows.reduce(function (most, row) { return Math.max(most, row.length); }, 0);
    var room = Math.min(150, 18 + 6.7 * longest);
    var options = common(c);
    options.grid = { left: room, right: 22, top: 6, bottom: 26, outerBoundsMode: 'none' };
    options.xAxis = valueAxis(chart.axis, c, function (value) { return number(value, chart.axis.decimals); });
    options.yAxis = {
      type: 'value', inverse: true, min: -1, max: chart.rows.length, interval: 1, axisLine: { show: false }, axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: {
        color: c.ink, fontSize: 12, width: room - 10, overflow: 'truncate',
        formatter: function (value) { return chart.rows[value] || ''; }
      }
    };
    options.series = [];
    chart.series.forEach(function (series) {
      options.series = options.series.concat(layers(series, c, function (place, value) { return [value, place]; }));
    });
    if (chart.band && options.series.length) {
      options.series[0].markArea = {
        silent: true, itemStyle: { color: c.band },
        data: [[{ xAxis: Math.max(chart.band[0], chart.axis.min) }, { xAxis: Math.min(chart.band[1], chart.axis.max) }]]
      };
      options.series[0].z = 1;
    }
    return options;
  }

  function curves(chart, c, width) {
    var options = common(c);
    options.grid = { left: 52, right: 16, top: 12, bottom: chart.acrossName ? 48 : 42, outerBoundsMode: 'none' };
    options.yAxis = valueAxis(chart.up, c, function (value) {
      return chart.percent ? number(100 * value, 0) + ' %' : number(value, chart.up.decimals);
    });
    options.xAxis = valueAxis(chart.across, c, function (value) {
      if (!chart.phases.length) { return number(value, chart.across.decimals); }
      return chart.phases[Math.round(value)] || '';
    });
    options.xAxis.splitLine = { show: false };
    options.xAxis.axisLabel.customValues = chart.across.ticks;
    if (chart.phases.length) {
      options.xAxis.axisLabel.hideOverlap = false;
      options.xAxis.axisLabel.width = (width - 68) / chart.phases.length - 6;
      options.xAxis.axisLabel.overflow = 'break';
      options.xAxis.axisLabel.fontSize = width < 420 ? 10 : 11;
      options.xAxis.axisLabel.lineHeight = 13;
      options.xAxis.axisLabel.verticalAlign = 'top';
    }
    options.xAxis.name = chart.acrossName;
    options.xAxis.nameLocation = 'middle';
    options.xAxis.nameGap = 28;
    options.xAxis.nameTextStyle = { color: c.quiet, fontSize: 12 };
    options.series = [];
    chart.series.forEach(function (series) {
      options.series = options.series.concat(layers(series, c, function (place, value) { return [place, value]; }));
    });
    return options;
  }

  var draw = { dots: dots, curves: curves };

  function height(kind, chart, alone) {
    if (kind === 'dots') { return 23 * (chart.rows.length + 1) + 32; }
    return alone ? 380 : 230;
  }

  function keys(charts, kind, parent) {
    var seen = {};
    var list = element('ul', 'keys');
    charts.forEach(function (chart) {
      chart.series.forEach(function (series) {
        if (series.look !== 'curve' && !seen[series.look] && series.marks.length && !(chart.phases && chart.phases.length)) {
          seen[series.look] = true;
          var item = element('li', '', list);
          element('i', series.look, item);
          item.appendChild(document.createTextNode(series.name));
        }
      });
    });
    if (list.children.length > 1) { parent.appendChild(list); }
  }

  function figure(place, charts) {
    var kind = place.dataset.kind;
    var alone = charts.length === 1;
    place.textContent = '';
    keys(charts, kind, place);
    var panels = element('div', alone ? 'panels one' : 'panels', place);
    charts.forEach(function (chart) {
      var panel = element('div', 'panel', panels);
      if (!alone || kind === 'dots') { element('h3', '', panel).textContent = chart.title; }
      var canvas = element('div', '', panel);
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', chart.title + '; the table has the numbers');
      canvas.style.height = height(kind, chart, alone) + 'px';
      waiting.push({ kind: kind, chart: chart, canvas: canvas, alone: alone });
    });
  }

  /* Only when all panels stand does each have its width. */
  function start() {
    drawn = waiting.map(function (one) {
      one.made = echarts.init(one.canvas, null, { renderer: 'svg' });
      return one;
    });
    redraw();
  }

  function redraw() {
    var c = colours();
    drawn.forEach(function (one) { one.made.setOption(draw[one.kind](one.chart, c, one.made.getWidth()), true); });
  }

  function resize() {
    drawn.forEach(function (one) { one.made.resize(); });
    redraw();
  }

  /* Paper is light and narrow, and nothing on it can be unfolded. */
  function printing() {
    var theme = null;
    var folded = [];
    window.addEventListener('beforeprint', function () {
      theme = root.dataset.theme || '';
      root.dataset.theme = 'light';
      folded = Array.prototype.slice.call(document.querySelectorAll('details:not([open])'));
      folded.forEach(function (details) { details.open = true; });
      drawn.forEach(function (one) { one.made.resize({ width: one.alone ? 640 : 310 }); });
      redraw();
    });
    window.addEventListener('afterprint', function () {
      if (theme) { root.dataset.theme = theme; } else { delete root.dataset.theme; }
      folded.forEach(function (details) { details.open = false; });
      drawn.forEach(function (one) { one.made.resize({ width: 'auto' }); });
      redraw();
    });
  }

  var theme = remembered();
  if (theme === 'light' || theme === 'dark') { root.dataset.theme = theme; }
  button();
  var data = document.getElementById('charts');
  if (!data || !window.echarts) { return; }
  var charts = JSON.parse(data.textContent);
  Array.prototype.forEach.call(document.querySelectorAll('[data-chart]'), function (place) {
    figure(place, charts[place.dataset.chart]);
  });
  start();
  printing();
  var frame = 0;
  window.addEventListener('resize', function () {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(resize);
  });
})();
