// Forecast.swift
